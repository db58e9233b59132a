import { failureTexts, ratingTexts, type Texts } from "../../../shared/i18n/index.ts";

export const english = { ...failureTexts, ...ratingTexts, loading: "Loading ratings…" };

export type RatingStatsTexts = Texts<typeof english>;
