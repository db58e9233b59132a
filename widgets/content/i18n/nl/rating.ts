import type { RatingTexts } from "#content/rating/rating.strings.ts";
import { stars } from "#shared/i18n/nl.ts";

export const rating = {
  ...stars,
  label: "Beoordeling",
  required: "Kies een aantal sterren.",
} satisfies RatingTexts;
