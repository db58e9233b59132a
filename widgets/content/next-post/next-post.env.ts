import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { ownDocument } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";

/** Functions of the browser that the store needs; tests replace them. */
export interface NextPostEnv {
  /** Returns true if the browser has view transitions and the visitor allows motion. */
  canMove(): boolean;
  /** Shows a change of the page as a view transition; settles when the transition has ended or was skipped. */
  move(change: () => void): Promise<void>;
  navigate(href: string): unknown;
}

export const nextPostEnv: NextPostEnv = {
  canMove: () => "startViewTransition" in Document.prototype && !prefersReducedMotion(),
  async move(change) {
    const { ready, finished } = ownDocument.startViewTransition(change);
    // rejects in a page in the background
    ready.catch(() => {});
    await finished;
  },
  navigate,
};
