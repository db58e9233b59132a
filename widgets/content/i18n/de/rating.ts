import type { RatingTexts } from "#content/rating/rating.strings.ts";
import { stars } from "#shared/i18n/de.ts";

export const rating = {
  ...stars,
  label: "Bewertung",
  required: "Wählen Sie eine Anzahl Sterne.",
} satisfies RatingTexts;
