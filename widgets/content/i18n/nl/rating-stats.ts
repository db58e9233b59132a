import failures, { ratings } from "../../../../shared/i18n/nl.ts";
import type { RatingStatsTexts } from "../../rating-stats/rating-stats.strings.ts";

export const ratingStats = {
  ...failures,
  ...ratings,
  loading: "Beoordelingen worden geladen…",
} satisfies RatingStatsTexts;
