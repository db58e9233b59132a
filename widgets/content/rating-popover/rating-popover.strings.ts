import type { Texts } from "#shared/i18n/index.ts";

export const english = { rating: "Rating" };

export type RatingPopoverTexts = Texts<typeof english>;
