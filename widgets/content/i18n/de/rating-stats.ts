import failures, { ratings } from "../../../../shared/i18n/de.ts";
import type { RatingStatsTexts } from "../../rating-stats/rating-stats.strings.ts";

export const ratingStats = {
  ...failures,
  ...ratings,
  loading: "Bewertungen werden geladen …",
} satisfies RatingStatsTexts;
