import type { Texts } from "./texts.ts";

/** What stars say to those who give some. Labels: spec shop-survey-payment-theme, section 9. */
export const starTexts = {
  one: "I hate it",
  two: "I don't like it",
  three: "It's okay",
  four: "I like it",
  five: "I love it",
  choice: "{label} ({stars} of 5 stars)",
  average: "{stars} of 5 stars",
  clear: "Clear",
};

/** What the ratings of a record say together. */
export const ratingTexts = {
  average: starTexts.average,
  ratings: "Ratings",
  rated: { one: "{count} rating", other: "{count} ratings" },
  unrated: "There are no ratings for now.",
  starCount: { one: "{count} star", other: "{count} stars" },
  allStars: "Remove selection",
};

export type StarTexts = Texts<typeof starTexts>;
export type RatingTexts = Texts<typeof ratingTexts>;
