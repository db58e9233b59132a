import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  loading: "Loading events…",
  none: "No events are planned at the moment.",
};

export type CountryEventsTexts = Texts<typeof english>;
