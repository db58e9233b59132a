import { starTexts, type Texts } from "../../../shared/i18n/index.ts";

export const english = {
  ...starTexts,
  label: "Rating",
  required: "Choose a number of stars.",
};

export type RatingTexts = Texts<typeof english>;
