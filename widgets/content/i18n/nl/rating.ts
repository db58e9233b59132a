import { stars } from "../../../../shared/i18n/nl.ts";
import type { RatingTexts } from "../../rating/rating.strings.ts";

export const rating = {
  ...stars,
  label: "Beoordeling",
  required: "Kies een aantal sterren.",
} satisfies RatingTexts;
