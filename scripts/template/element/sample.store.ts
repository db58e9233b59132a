import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";

export type SampleTexts = Readonly<typeof en.sample>;

export const events = {
  "suite-sample-change": "After a press. detail: { count: number }",
} as const;

export interface SampleProps {
  readonly label: string;
}

export interface SampleState {
  /** Number of presses. */
  readonly count: number;
}

export type SampleStore = ReturnType<typeof createSample>;

/** Counts presses of the button. */
export function createSample(context: StoreContext<SampleProps, typeof events>) {
  const state = storeState<SampleState>({ count: 0 }, context, ({ count }) => ({ pressed: count > 0 }));
  return {
    state,
    press() {
      const count = state.get().count + 1;
      state.change({ count });
      context.emit("suite-sample-change", { count });
    },
  };
}
