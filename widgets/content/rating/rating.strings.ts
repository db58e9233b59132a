import type { Texts } from "../../../shared/i18n/index.ts";

/** Labels of one to five stars: spec shop-survey-payment-theme, section 9. */
export const english = {
  label: "Rating",
  one: "I hate it",
  two: "I don't like it",
  three: "It's okay",
  four: "I like it",
  five: "I love it",
  choice: "{label} ({stars} of 5 stars)",
  average: "{stars} of 5 stars",
  clear: "Clear",
  required: "Choose a number of stars.",
};

export type RatingTexts = Texts<typeof english>;
