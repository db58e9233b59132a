import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { ownDocument } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";

/** What going on needs of the browser; the store gets another one in tests. */
export interface Browser {
  /** Whether it moves from one look of the page to another, and the visitor wants that. */
  canMove(): boolean;
  /** Shows a change of the page as a movement; settles when it is over, or was skipped. */
  move(change: () => void): Promise<void>;
  navigate(href: string): unknown;
}

export const thisBrowser: Browser = {
  canMove: () => "startViewTransition" in Document.prototype && !prefersReducedMotion(),
  async move(change) {
    const { ready, finished } = ownDocument.startViewTransition(change);
    // of a page in the background, nothing moves
    ready.catch(() => {});
    await finished;
  },
  navigate,
};
