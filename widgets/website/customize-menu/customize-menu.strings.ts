import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  none: "This page has no options.",
  loading: "Loading…",
};

export type CustomizeMenuTexts = Texts<typeof english>;
