import type { RatingPopoverTexts } from "#content/rating-popover/rating-popover.strings.ts";

export const ratingPopover = { rating: "Valoración" } satisfies RatingPopoverTexts;
