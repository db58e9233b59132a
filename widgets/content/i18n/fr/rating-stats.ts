import type { RatingStatsTexts } from "#content/rating-stats/rating-stats.strings.ts";
import failures, { ratings } from "#shared/i18n/fr.ts";

export const ratingStats = { ...failures, ...ratings, loading: "Chargement des notes…" } satisfies RatingStatsTexts;
