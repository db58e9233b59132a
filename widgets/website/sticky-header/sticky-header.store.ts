import type { StoreContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";

export interface StickyHeaderProps {
  /** px */
  readonly offset: number;
}

interface StickyHeaderState {
  readonly isStuck: boolean;
}

export type StickyHeaderStore = ReturnType<typeof createStickyHeader>;

/** Whether the header is at the top of the window; never while somebody edits the page. */
export function createStickyHeader(context: StoreContext<StickyHeaderProps>) {
  const { editing, signal } = context;
  const state = storeState<StickyHeaderState>({ isStuck: false }, context, ({ isStuck }) => ({ stuck: isStuck }));
  let isPassed = false;
  const show = () => state.change({ isStuck: isPassed && !editing.get() });
  untilAbort(signal, editing.listen(show));
  return {
    state,
    /** The page was scrolled beyond the header, or back. */
    passed(by: boolean) {
      isPassed = by;
      show();
    },
  };
}
