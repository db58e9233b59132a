import type { RatingTexts } from "../../rating/rating.strings.ts";

export const rating = {
  label: "Beoordeling",
  one: "Ik haat het",
  two: "Ik vind het niet leuk",
  three: "Het is oké",
  four: "Ik vind het leuk",
  five: "Ik vind het geweldig",
  choice: "{label} ({stars} van 5 sterren)",
  average: "{stars} van 5 sterren",
  clear: "Wissen",
  required: "Kies een aantal sterren.",
} satisfies RatingTexts;
