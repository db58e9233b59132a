import failures, { ratings } from "../../../../shared/i18n/es.ts";
import type { RatingStatsTexts } from "../../rating-stats/rating-stats.strings.ts";

export const ratingStats = {
  ...failures,
  ...ratings,
  loading: "Cargando las valoraciones…",
} satisfies RatingStatsTexts;
