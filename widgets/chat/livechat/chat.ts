import { fill } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import type { ChatSession } from "../api/livechat.ts";
import { connection, createConversation } from "../common/conversation/state/conversation.ts";
import { createDraftStorage } from "../common/conversation/state/draft-storage.ts";
import { seenPages } from "../common/page-history.ts";
import { narrow } from "../common/shell/narrow.ts";
import { createMachine } from "../common/shell/state-machine.ts";
import type { Chat, ChatHost, ChatState, ChatTransitions, LoadRating, OpenedSession } from "./livechat.types.ts";
import { removeSession, saveSession } from "./session-cookies.ts";

/** A session is named `visitor, operator`; a partner of a company is called `company, operator`. */
function operatorName({ name, operator: [, partner] }: ChatSession): string {
  const end = /, (.+)/.exec(name)?.[1];
  return end && partner.endsWith(end) ? end : partner || name;
}

/** @param loadRating the question at the end */
export function createChat(
  { context, browser, leave, fail }: ChatHost,
  session: OpenedSession,
  loadRating: LoadRating = () => import("./ask-rating.ts"),
): Chat {
  const { props, texts, server, emit } = context;
  const { cookies } = browser;
  const { uuid, operator } = session;
  const isMobile = narrow();
  const through = connection(server);
  const drafts = createDraftStorage(() => sessionStorage, uuid);
  const conversation = createConversation({
    ...through,
    uuid,
    operator,
    signedIn: browser.isSignedIn(),
    welcome: props.get().defaultMessage || texts.get().welcome,
    unread: session.unread,
    draftStorage: drafts,
    pages: () => seenPages(cookies),
    fail,
    onMessage: (message) => emit("suite-livechat-message", { message }),
    announce: (author, text) => fill(texts.get().said, { name: author || texts.get().visitor, text }),
  });
  const initial: ChatState = { phase: "talking", minimized: session.folded && !isMobile.get(), question: null };
  const state = storeState(initial, context, ({ phase, minimized }) => ({ folded: phase !== "closed" && minimized }));
  const enter = createMachine<ChatTransitions, ChatState>(state);
  const write = () => saveSession(cookies, { ...session, folded: state.get().minimized }, conversation.unread.get());
  write();
  if (session.unread !== undefined) void conversation.load();

  const setMinimized = (minimized: boolean) => {
    if (minimized === state.get().minimized) return;
    state.change({ minimized });
    write();
    emit("suite-livechat-fold", { folded: minimized });
  };
  const stop = () => {
    if (state.get().phase === "closed") return;
    enter<"talking" | "leaving" | "rating">("closed");
    conversation.stop();
  };
  const end = () => {
    if (state.get().phase === "closed") return;
    stop();
    drafts.write({ draft: "", messages: [] });
    removeSession(cookies);
    leave("ready");
    emit("suite-livechat-close");
  };
  const ask = async () => {
    const signal = enter<"talking">("leaving");
    setMinimized(false);
    try {
      const { askRating, RatingPanel } = await loadRating();
      if (signal.aborted) return;
      const last = () => Math.max(0, ...conversation.messages.get().map(({ id }) => id));
      const rating = askRating({ context: { texts, emit, fail }, client: through.client, uuid, last, close: end });
      enter<"leaving">("rating", { question: { rating, RatingPanel } });
    } catch (error) {
      if (signal.aborted) return;
      fail(error);
      end();
    }
  };

  return {
    name: operatorName(session),
    conversation,
    state,
    toggleMinimized() {
      if (!isMobile.get()) setMinimized(!state.get().minimized);
    },
    prepareClose: () => void loadRating().catch(() => {}),
    async close() {
      const { phase } = state.get();
      const isEmpty = conversation.messages.get().every(({ key }) => key === "welcome");
      if (phase === "rating" || (phase === "talking" && isEmpty)) end();
      else if (phase === "talking") await ask();
    },
    stop,
  };
}
