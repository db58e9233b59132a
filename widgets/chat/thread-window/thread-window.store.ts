import { atom, effect, type ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { fill } from "../../../shared/i18n/index.ts";
import { createConversation, type Conversation } from "../common/conversation/state/conversation.ts";
import { thisBrowser } from "./browser.ts";
import type { ThreadWindowTexts } from "./thread-window.strings.ts";

export interface ThreadWindowProps {
  readonly uuid: string;
  readonly name: string;
  readonly folded: boolean;
  readonly position: "start" | "end";
}

type Context = Pick<
  WidgetContext<ThreadWindowProps, ThreadWindowTexts>,
  "props" | "texts" | "server" | "editing" | "signal" | "emit" | "fail" | "state"
>;

export interface ThreadWindowStore {
  /** Null while it is closed, and in edit mode. */
  readonly conversation: ReadableAtom<Conversation | null>;
  readonly folded: ReadableAtom<boolean>;
  open(): void;
  close(): void;
  fold(): void;
}

/** The chat of a document, or any other that has a uuid: open from the start, closed without a rating. */
export function createThreadWindow(context: Context, browser = thisBrowser()): ThreadWindowStore {
  const { props, texts, server, editing, signal, emit, fail, state } = context;
  const conversation = atom<Conversation | null>(null);
  const folded = atom(false);
  let current: string | undefined;

  const leave = () => {
    conversation.get()?.stop();
    conversation.set(null);
    state("open", false);
    state("folded", false);
  };
  const setFolded = (on: boolean) => {
    folded.set(on);
    state("folded", on);
  };
  const enter = () => {
    const { uuid } = props.get();
    const chat = createConversation({
      ...browser.connection(server),
      uuid,
      signedIn: browser.isSignedIn(),
      kept: browser.kept(uuid),
      pages: () => [],
      fail,
      arrived: (message) => emit("suite-livechat-message", { message }),
      say: (author, text) => fill(texts.get().said, { name: author || texts.get().visitor, text }),
    });
    setFolded(!browser.isMobile() && (browser.folds.read(uuid) ?? props.get().folded));
    conversation.set(chat);
    state("open", true);
    void chat.load();
  };
  const stop = effect([props, editing], ({ uuid }, still) => {
    const next = still ? undefined : uuid;
    if (next === current) return;
    current = next;
    leave();
    if (next) enter();
  });
  signal.addEventListener("abort", () => {
    stop();
    current = undefined;
    leave();
  });

  return {
    conversation,
    folded,
    open() {
      if (!current || conversation.get()) return;
      enter();
      emit("suite-livechat-open");
    },
    close() {
      if (!conversation.get()) return;
      leave();
      emit("suite-livechat-close");
    },
    fold() {
      if (!conversation.get() || browser.isMobile()) return;
      setFolded(!folded.get());
      browser.folds.write(props.get().uuid, folded.get());
      emit("suite-livechat-fold", { folded: folded.get() });
    },
  };
}
