import type { RatingTexts } from "../../rating/rating.strings.ts";

export const rating = {
  label: "Note",
  one: "Je déteste",
  two: "Je n’aime pas",
  three: "C’est correct",
  four: "J’aime bien",
  five: "J’adore",
  choice: "{label} ({stars} étoiles sur 5)",
  average: "{stars} étoiles sur 5",
  clear: "Effacer",
  required: "Choisissez un nombre d’étoiles.",
} satisfies RatingTexts;
