import type { StoreContext } from "#shared/element/index.ts";
import { storeState } from "#shared/state/index.ts";
import type en from "../i18n/en.json";
import { type NextPostEnv, nextPostEnv } from "./next-post.env.ts";

export type NextPostTexts = Readonly<typeof en.nextPost>;

export interface NextPostProps {
  readonly href: string;
}

interface NextPostState {
  /** True from the visitor's press until the navigation. */
  readonly isNavigating: boolean;
  /** True once the cover is as high as the window. */
  readonly isGrown: boolean;
}

export type NextPostStore = ReturnType<typeof createNextPost>;

/** Navigates to the next post: with a view transition if the browser has them, otherwise as a plain link does. */
export function createNextPost(context: StoreContext<NextPostProps>, env: NextPostEnv = nextPostEnv) {
  const state = storeState<NextPostState>(
    { isNavigating: false, isGrown: false },
    context,
    ({ isNavigating, isGrown }) => ({ leaving: isNavigating, grown: isGrown }),
  );
  return {
    state,
    canMove: env.canMove,
    /**
     * Grows the cover to the height of the window, then navigates. Ignores further presses meanwhile.
     * @param show scrolls the grown cover to the top of the window
     */
    async navigate(href: string, show: () => void): Promise<void> {
      if (state.get().isNavigating) return;
      state.change({ isNavigating: true });
      try {
        await env.move(() => {
          state.change({ isGrown: true });
          show();
        });
      } finally {
        if (!context.signal.aborted) env.navigate(href);
        // if the navigation fails, the visitor can try again
        state.change({ isNavigating: false });
      }
    },
    /** Restores the cover after the visitor came back through the browser's history. */
    settle: () => state.change({ isNavigating: false, isGrown: false }),
  };
}
