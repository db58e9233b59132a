import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";
import { type Browser, thisBrowser } from "./browser.ts";

export type NextPostTexts = Readonly<typeof en.nextPost>;

export interface NextPostProps {
  readonly href: string;
}

interface NextPostState {
  /** Somebody goes on, and the cover grows. */
  readonly isLeaving: boolean;
  /** It is as high as the window. */
  readonly isGrown: boolean;
}

export type NextPostStore = ReturnType<typeof createNextPost>;

/** How somebody goes on to the next post: by a movement where the browser has one, else as by any link. */
export function createNextPost(context: StoreContext<NextPostProps>, browser: Browser = thisBrowser) {
  const state = storeState<NextPostState>({ isLeaving: false, isGrown: false }, context, ({ isLeaving, isGrown }) => ({
    leaving: isLeaving,
    grown: isGrown,
  }));
  return {
    state,
    canMove: browser.canMove,
    /**
     * Grows the cover and goes on when it is as high as the window. Nothing while it grows: two presses are one.
     * @param show brings the grown cover to the window's top
     */
    async leave(href: string, show: () => void): Promise<void> {
      if (state.get().isLeaving) return;
      state.change({ isLeaving: true });
      try {
        await browser.move(() => {
          state.change({ isGrown: true });
          show();
        });
      } finally {
        browser.navigate(href);
        // whoever stays here, since the page does not come, may press again
        state.change({ isLeaving: false });
      }
    },
    /** The visitor came back by the browser's history. */
    settle: () => state.change({ isLeaving: false, isGrown: false }),
  };
}
