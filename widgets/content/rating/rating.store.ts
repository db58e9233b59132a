import type { StoreContext } from "#shared/element/index.ts";
import type sharedTexts from "#shared/i18n/en.json";
import { storeState } from "#shared/state/index.ts";
import { maximum } from "#shared/ui/stars/index.ts";
import type en from "../i18n/en.json";

export type RatingTexts = Readonly<typeof sharedTexts.stars & typeof en.rating>;

export const events = {
  change: "A person has chosen, or cleared the choice. detail: { value: number }",
} as const;

export interface RatingProps {
  readonly value: number;
  readonly readonly: boolean;
  readonly required: boolean;
}

interface RatingState {
  /** By itself, or by a fieldset around it. */
  readonly isDisabled: boolean;
  /** The form was sent without the choice that it needs; until there is one. */
  readonly invalid: boolean;
}

export type RatingStore = ReturnType<typeof createRating>;

/** The stars of a choice: whole ones, 0 for none. */
export const chosenOf = ({ value }: Pick<RatingProps, "value">): number =>
  Math.min(Math.max(Math.round(value), 0), maximum);

/** What stars say beside their number, which is the element's `value`. */
export function createRating(context: StoreContext<RatingProps, typeof events>) {
  const state = storeState<RatingState>({ isDisabled: false, invalid: false }, context, ({ invalid }) => ({ invalid }));
  const settle = () => state.change({ invalid: false });
  return {
    state,
    /** A person has chosen. @param value in stars, 0 for none */
    chosen(value: number) {
      settle();
      context.emit("change", { value });
    },
    refuse: () => state.change({ invalid: true }),
    /** Nothing was refused any more: the form was reset. */
    settle,
    disable: (isDisabled: boolean) => state.change({ isDisabled }),
  };
}
