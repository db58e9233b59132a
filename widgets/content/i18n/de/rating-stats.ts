import type { RatingStatsTexts } from "#content/rating-stats/rating-stats.strings.ts";
import failures, { ratings } from "#shared/i18n/de.ts";

export const ratingStats = {
  ...failures,
  ...ratings,
  loading: "Bewertungen werden geladen …",
} satisfies RatingStatsTexts;
