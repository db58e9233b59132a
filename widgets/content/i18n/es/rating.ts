import type { RatingTexts } from "#content/rating/rating.strings.ts";
import { stars } from "#shared/i18n/es.ts";

export const rating = {
  ...stars,
  label: "Valoración",
  required: "Elija un número de estrellas.",
} satisfies RatingTexts;
