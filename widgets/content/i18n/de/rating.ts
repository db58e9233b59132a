import { stars } from "../../../../shared/i18n/de.ts";
import type { RatingTexts } from "../../rating/rating.strings.ts";

export const rating = {
  ...stars,
  label: "Bewertung",
  required: "Wählen Sie eine Anzahl Sterne.",
} satisfies RatingTexts;
