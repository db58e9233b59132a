import type { Texts } from "#shared/i18n/index.ts";
import { starTexts } from "#shared/i18n/rating.strings.ts";

export const english = {
  ...starTexts,
  label: "Rating",
  required: "Choose a number of stars.",
};

export type RatingTexts = Texts<typeof english>;
