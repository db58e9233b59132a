import type { RatingPopoverTexts } from "../../rating-popover/rating-popover.strings.ts";

export const ratingPopover = { rating: "Beoordeling" } satisfies RatingPopoverTexts;
