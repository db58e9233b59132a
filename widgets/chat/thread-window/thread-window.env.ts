import { pageContext } from "#shared/suite/index.ts";
import { connection } from "../common/conversation/state/conversation.ts";
import { createDraftStorage, type DraftStorage } from "../common/conversation/state/draft-storage.ts";
import { narrow } from "../common/shell/narrow.ts";

/** Functions of the browser that a thread window needs; tests replace them. */
interface Browser {
  connection: typeof connection;
  isMobile(): boolean;
  isSignedIn(): boolean;
  draftStorage(uuid: string): DraftStorage;
  /** The visitor's choice to minimize the window of a chat; undefined if there is none. In localStorage, which may be forbidden. */
  readonly minimized: { read(uuid: string): boolean | undefined; write(uuid: string, minimized: boolean): void };
}

const keyOf = (uuid: string) => `suite.thread-window.${uuid}`;

export const thisBrowser = (): Browser => ({
  connection,
  isMobile: () => narrow().get(),
  isSignedIn: () => !pageContext().isVisitor,
  draftStorage: (uuid) => createDraftStorage(() => sessionStorage, uuid),
  minimized: {
    read(uuid) {
      try {
        const stored = localStorage.getItem(keyOf(uuid));
        return stored === null ? undefined : stored === "folded";
      } catch {
        return undefined;
      }
    },
    write(uuid, minimized) {
      try {
        localStorage.setItem(keyOf(uuid), minimized ? "folded" : "open");
      } catch {
        // storage is full or forbidden: the choice lives as long as the page
      }
    },
  },
});
