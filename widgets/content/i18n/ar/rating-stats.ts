import failures, { ratings } from "../../../../shared/i18n/ar.ts";
import type { RatingStatsTexts } from "../../rating-stats/rating-stats.strings.ts";

export const ratingStats = { ...failures, ...ratings, loading: "جارٍ تحميل التقييمات…" } satisfies RatingStatsTexts;
