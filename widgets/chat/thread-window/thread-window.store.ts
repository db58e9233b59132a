import { effect, type ReadableAtom } from "nanostores";
import type { StoreContext, WidgetContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { createConversation } from "../common/conversation/state/conversation.ts";
import type { Conversation } from "../common/conversation/state/conversation.types.ts";
import type en from "../i18n/en.json";
import { thisBrowser } from "./thread-window.env.ts";

export type ThreadWindowTexts = Readonly<FailureTexts & typeof en.chat & typeof en.threadWindow>;

export const events = {
  "suite-livechat-open": "The window was opened again by open()",
  "suite-livechat-fold": "The window was minimized or restored. detail: { folded: boolean }",
  "suite-livechat-message":
    "Another person has written; the body is HTML of the suite, the date ms since 1970. detail: { message: { id: number, body: string, date: number, author: [id: number, name: string] | null } }",
  "suite-livechat-close": "The window was closed",
} as const;

export interface ThreadWindowProps {
  readonly uuid: string;
  readonly name: string;
  readonly folded: boolean;
  readonly position: "start" | "end";
}

type Context = StoreContext<ThreadWindowProps, typeof events> &
  Pick<WidgetContext<unknown, ThreadWindowTexts>, "texts">;

interface ThreadWindowState {
  /** Null while the window is closed, and in edit mode. */
  readonly conversation: Conversation | null;
  readonly minimized: boolean;
}

export interface ThreadWindowStore {
  readonly state: ReadableAtom<ThreadWindowState>;
  open(): void;
  close(): void;
  /** Minimizes the window, or restores it; not on phones. */
  fold(): void;
}

/** Store of the window of a chat with a uuid, such as a document's chat. The window is open from the start, and closes without a rating. */
export function createThreadWindow(context: Context, browser = thisBrowser()): ThreadWindowStore {
  const { props, texts, server, editing, signal, emit, fail } = context;
  const state = storeState<ThreadWindowState>({ conversation: null, minimized: false }, context, (now) => ({
    open: now.conversation,
    folded: now.conversation && now.minimized,
  }));
  let current: string | undefined;

  const stop = () => {
    state.get().conversation?.stop();
    state.change({ conversation: null });
  };
  const start = () => {
    const { uuid, folded } = props.get();
    const conversation = createConversation({
      ...browser.connection(server),
      uuid,
      signedIn: browser.isSignedIn(),
      draftStorage: browser.draftStorage(uuid),
      pages: () => [],
      fail,
      onMessage: (message) => emit("suite-livechat-message", { message }),
      announce: (author, text) => fill(texts.get().said, { name: author || texts.get().visitor, text }),
    });
    state.set({ conversation, minimized: !browser.isMobile() && (browser.minimized.read(uuid) ?? folded) });
    void conversation.load();
  };
  const follow = effect([props, editing], ({ uuid }, isEditing) => {
    const next = isEditing ? undefined : uuid;
    if (next === current) return;
    current = next;
    stop();
    if (next) start();
  });
  untilAbort(signal, follow, () => {
    current = undefined;
    stop();
  });

  return {
    state,
    open() {
      if (!current || state.get().conversation) return;
      start();
      emit("suite-livechat-open");
    },
    close() {
      if (!state.get().conversation) return;
      stop();
      emit("suite-livechat-close");
    },
    fold() {
      if (!state.get().conversation || browser.isMobile()) return;
      const minimized = !state.get().minimized;
      state.change({ minimized });
      browser.minimized.write(props.get().uuid, minimized);
      emit("suite-livechat-fold", { folded: minimized });
    },
  };
}
