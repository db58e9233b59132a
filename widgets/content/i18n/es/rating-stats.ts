import type { RatingStatsTexts } from "#content/rating-stats/rating-stats.strings.ts";
import failures, { ratings } from "#shared/i18n/es.ts";

export const ratingStats = {
  ...failures,
  ...ratings,
  loading: "Cargando las valoraciones…",
} satisfies RatingStatsTexts;
