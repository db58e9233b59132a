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

/** Returns the operator of a session named `visitor, operator`; a partner of a company is named `company, operator`. */
function operatorName({ name, operator: [, partner] }: ChatSession): string {
  const end = /, (.+)/.exec(name)?.[1];
  return end && partner.endsWith(end) ? end : partner || name;
}

/** Connects the conversation of a session to the element. */
function startConversation({ context, browser, fail }: ChatHost, session: OpenedSession) {
  const { props, texts, server, emit } = context;
  const drafts = createDraftStorage(() => sessionStorage, session.uuid);
  const { client, bus } = connection(server);
  const conversation = createConversation({
    client,
    bus,
    uuid: session.uuid,
    operator: session.operator,
    signedIn: browser.isSignedIn(),
    welcome: props.get().defaultMessage || texts.get().welcome,
    unread: session.unread,
    draftStorage: drafts,
    pages: () => seenPages(browser.cookies),
    fail,
    onMessage: (message) => emit("suite-livechat-message", { message }),
    announce: (author, text) => fill(texts.get().said, { name: author || texts.get().visitor, text }),
  });
  return { client, conversation, forgetDrafts: () => drafts.write({ draft: "", messages: [] }) };
}

/** Returns the state of an open chat. The session's cookie stores whether the window is minimized, for the next page. */
function createChatState({ context, browser: { cookies } }: ChatHost, session: OpenedSession, unread: () => number) {
  const isMobile = narrow();
  const initial: ChatState = { phase: "talking", minimized: session.folded && !isMobile.get(), rating: null };
  const state = storeState(initial, context, ({ phase, minimized }) => ({ folded: phase !== "closed" && minimized }));
  const save = () => saveSession(cookies, { ...session, folded: state.get().minimized }, unread());
  save();
  const setMinimized = (minimized: boolean) => {
    if (minimized === state.get().minimized) return;
    state.change({ minimized });
    save();
    context.emit("suite-livechat-fold", { folded: minimized });
  };
  return {
    state,
    setMinimized,
    toggleMinimized() {
      if (!isMobile.get()) setMinimized(!state.get().minimized);
    },
  };
}

/** @param loadRating loads the question for a rating */
export function createChat(
  host: ChatHost,
  session: OpenedSession,
  loadRating: LoadRating = () => import("./ask-rating.ts"),
): Chat {
  const { context, browser, endChat, fail } = host;
  const { texts, emit } = context;
  const { client, conversation, forgetDrafts } = startConversation(host, session);
  const { state, setMinimized, toggleMinimized } = createChatState(host, session, () => conversation.unread.get());
  const enter = createMachine<ChatTransitions, ChatState>(state);
  if (session.unread !== undefined) void conversation.load();

  const stop = () => {
    if (state.get().phase === "closed") return;
    enter<"talking" | "closing" | "rating">("closed");
    conversation.stop();
  };
  const end = () => {
    if (state.get().phase === "closed") return;
    stop();
    forgetDrafts();
    removeSession(browser.cookies);
    endChat("ready");
    emit("suite-livechat-close");
  };
  const ask = async () => {
    const signal = enter<"talking">("closing");
    setMinimized(false);
    try {
      const { askRating } = await loadRating();
      if (signal.aborted) return;
      const last = () => Math.max(0, ...conversation.messages.get().map(({ id }) => id));
      const rating = askRating({ context: { texts, emit, fail }, client, uuid: session.uuid, last, close: end });
      enter<"closing">("rating", { rating });
    } catch (error) {
      if (signal.aborted) return;
      fail(error);
      end();
    }
  };

  return {
    name: operatorName(session),
    face: `${context.server}/web/image/res.partner/${session.operator[0]}/image_small`,
    conversation,
    state,
    toggleMinimized,
    prepareClose: () => void loadRating().catch(() => {}),
    /** @see docs/reference/chat.md#chat-10 */
    async close() {
      const { phase } = state.get();
      const isEmpty = conversation.messages.get().every(({ key }) => key === "welcome");
      if (phase === "rating" || (phase === "talking" && isEmpty)) end();
      else if (phase === "talking") await ask();
    },
    stop,
  };
}
