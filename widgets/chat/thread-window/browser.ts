import { narrow } from "../common/base/narrow.ts";
import { connection } from "../common/conversation/state/connection.ts";
import { keptIn, type Kept } from "../common/conversation/state/kept.ts";
import { pageContext } from "../../../shared/suite/index.ts";

/** What a thread window needs of the browser; its store gets another one where there is none. */
export interface Browser {
  connection: typeof connection;
  isMobile(): boolean;
  isSignedIn(): boolean;
  kept(uuid: string): Kept;
  /** How the visitor left the window of a chat, if they did; localStorage, which may be forbidden. */
  readonly folds: { read(uuid: string): boolean | undefined; write(uuid: string, folded: boolean): void };
}

const keyOf = (uuid: string) => `suite.thread-window.${uuid}`;

export const thisBrowser = (): Browser => ({
  connection,
  isMobile: () => narrow().get(),
  isSignedIn: () => !pageContext().isVisitor,
  kept: (uuid) => keptIn(() => sessionStorage, uuid),
  folds: {
    read(uuid) {
      try {
        const word = localStorage.getItem(keyOf(uuid));
        return word === null ? undefined : word === "folded";
      } catch {
        return undefined;
      }
    },
    write(uuid, folded) {
      try {
        localStorage.setItem(keyOf(uuid), folded ? "folded" : "open");
      } catch {
        // it lives as long as the page
      }
    },
  },
});
