import { stars } from "../../../../shared/i18n/fr.ts";
import type { RatingTexts } from "../../rating/rating.strings.ts";

export const rating = {
  ...stars,
  label: "Note",
  required: "Choisissez un nombre d’étoiles.",
} satisfies RatingTexts;
