import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  switchCompany: "Work for the other company",
  refused: "The company was not changed: you may not work for this one, or it does not exist.",
};

export type CompanySwitchTexts = Texts<typeof english>;
