import type { RatingStatsTexts } from "#content/rating-stats/rating-stats.strings.ts";
import failures, { ratings } from "#shared/i18n/nl.ts";

export const ratingStats = {
  ...failures,
  ...ratings,
  loading: "Beoordelingen worden geladen…",
} satisfies RatingStatsTexts;
