import type { RatingTexts } from "../../rating/rating.strings.ts";

export const rating = {
  label: "Valoración",
  one: "Lo odio",
  two: "No me gusta",
  three: "Está bien",
  four: "Me gusta",
  five: "Me encanta",
  choice: "{label} ({stars} de 5 estrellas)",
  average: "{stars} de 5 estrellas",
  clear: "Borrar",
  required: "Elija un número de estrellas.",
} satisfies RatingTexts;
