import type { StoreContext } from "#shared/element/index.ts";
import { ago, parseDate } from "#shared/format/index.ts";
import { storeState } from "#shared/state/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import type en from "../i18n/en.json";

export type RatingPopoverTexts = Readonly<typeof en.ratingPopover>;

export interface RatingPopoverProps {
  readonly rating: string;
  readonly date: string;
}

interface RatingPopoverState {
  readonly isOpen: boolean;
}

export type RatingPopoverStore = ReturnType<typeof createRatingPopover>;

/**
 * State of the popover, and the age of the rating. @param now returns the time in ms since 1970
 * @see docs/reference/content.md#content-33
 */
export function createRatingPopover(context: StoreContext<RatingPopoverProps>, now: () => number = Date.now) {
  const { props, lang, fail } = context;
  return {
    state: storeState<RatingPopoverState>({ isOpen: false }, context, ({ isOpen }) => ({ open: isOpen })),
    /** Returns the age of the rating, such as "3 days ago". */
    time: () => ago(lang, parseDate(props.get().date), now()),
    failEmpty: () =>
      fail(new SuiteError("config", `nothing to show: no element rating_${props.get().rating}, none in slot content`)),
  };
}
