import { failureTexts, type Texts } from "#shared/i18n/index.ts";
import { ratingTexts } from "#shared/i18n/rating.strings.ts";

export const english = { ...failureTexts, ...ratingTexts, loading: "Loading ratings…" };

export type RatingStatsTexts = Texts<typeof english>;
