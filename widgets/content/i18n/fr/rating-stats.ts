import failures, { ratings } from "../../../../shared/i18n/fr.ts";
import type { RatingStatsTexts } from "../../rating-stats/rating-stats.strings.ts";

export const ratingStats = { ...failures, ...ratings, loading: "Chargement des notes…" } satisfies RatingStatsTexts;
