import type { RatingTexts } from "#content/rating/rating.strings.ts";
import { stars } from "#shared/i18n/fr.ts";

export const rating = {
  ...stars,
  label: "Note",
  required: "Choisissez un nombre d’étoiles.",
} satisfies RatingTexts;
