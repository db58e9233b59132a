import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";

export interface StickyHeaderProps {
  /** Distance in px. */
  readonly offset: number;
}

interface StickyHeaderState {
  readonly isStuck: boolean;
}

export type StickyHeaderStore = ReturnType<typeof createStickyHeader>;

/** Creates the state of the header, which is never fixed while the suite's editor runs. */
export function createStickyHeader(context: StoreContext<StickyHeaderProps>) {
  const { editing, signal } = context;
  const state = storeState<StickyHeaderState>({ isStuck: false }, context, ({ isStuck }) => ({ stuck: isStuck }));
  let isPassed = false;
  const show = () => state.change({ isStuck: isPassed && !editing.get() });
  untilAbort(signal, editing.listen(show));
  return {
    state,
    /** Handles scrolling past the header, or back. */
    passed(by: boolean) {
      isPassed = by;
      show();
    },
  };
}
