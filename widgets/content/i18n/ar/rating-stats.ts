import type { RatingStatsTexts } from "#content/rating-stats/rating-stats.strings.ts";
import failures, { ratings } from "#shared/i18n/ar.ts";

export const ratingStats = { ...failures, ...ratings, loading: "جارٍ تحميل التقييمات…" } satisfies RatingStatsTexts;
