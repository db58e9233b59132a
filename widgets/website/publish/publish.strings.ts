import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  published: "Published",
};

export type PublishTexts = Texts<typeof english>;
