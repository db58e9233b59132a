import { stars } from "../../../../shared/i18n/es.ts";
import type { RatingTexts } from "../../rating/rating.strings.ts";

export const rating = {
  ...stars,
  label: "Valoración",
  required: "Elija un número de estrellas.",
} satisfies RatingTexts;
