import type { StoreContext } from "#shared/element/index.ts";
import type sharedTexts from "#shared/i18n/en.json";
import { storeState } from "#shared/state/index.ts";
import { maximum } from "#shared/ui/stars/index.ts";
import type en from "../i18n/en.json";

export type RatingTexts = Readonly<typeof sharedTexts.stars & typeof en.rating>;

export const events = {
  change: "A visitor made or cleared a choice. detail: { value: number }",
} as const;

export interface RatingProps {
  readonly value: number;
  readonly readonly: boolean;
  readonly required: boolean;
}

interface RatingState {
  /** True if the control or a surrounding fieldset is disabled. */
  readonly isDisabled: boolean;
  /** True after the form was submitted without a required choice, until there is one. */
  readonly invalid: boolean;
}

export type RatingStore = ReturnType<typeof createRating>;

/** Returns the chosen stars as an integer; 0 without a choice. */
export const chosenOf = ({ value }: Pick<RatingProps, "value">): number =>
  Math.min(Math.max(Math.round(value), 0), maximum);

/** State of the stars, besides the element's `value`. */
export function createRating(context: StoreContext<RatingProps, typeof events>) {
  const state = storeState<RatingState>({ isDisabled: false, invalid: false }, context, ({ invalid }) => ({ invalid }));
  const settle = () => state.change({ invalid: false });
  return {
    state,
    /** Reports the visitor's choice. @param value number of stars, 0 for none */
    chosen(value: number) {
      settle();
      context.emit("change", { value });
    },
    refuse: () => state.change({ invalid: true }),
    /** Clears the error after a reset of the form. */
    settle,
    disable: (isDisabled: boolean) => state.change({ isDisabled }),
  };
}
