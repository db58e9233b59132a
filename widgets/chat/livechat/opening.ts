import { connect } from "../../../shared/suite/index.ts";
import { getSession, type ChatSession } from "../common/calls/livechat.ts";
import type { ChatOptions } from "./chat.types.ts";
import type { Launcher } from "./launcher.ts";
import { seenPages } from "./page-history.ts";
import { blockPopup, loadSession, removeSession, saveSession } from "./session-cookies.ts";

/** A new session; null when no operator is there. */
function startSession({ context: { props, texts, server } }: Launcher, signal: AbortSignal) {
  const { channelId, defaultUsername } = props.get();
  const name = defaultUsername || texts.get().visitor;
  return getSession(connect(server), { channelId, name }, { signal });
}

function chatOptions(launcher: Launcher, session: ChatSession, restored: ChatOptions["restored"]): ChatOptions {
  const { context, browser, leave, fail } = launcher;
  const { cookies } = browser;
  const { props, texts, emit } = context;
  return {
    context: { ...context, fail },
    session,
    restored,
    welcome: props.get().defaultMessage || texts.get().welcome,
    signedIn: browser.isSignedIn(),
    pages: () => seenPages(cookies),
    save: (changed, unread) => saveSession(cookies, changed, unread),
    onClosed() {
      removeSession(cookies);
      leave("ready");
      emit("suite-livechat-close");
    },
  };
}

/**
 * Goes to `open` by way of `opening`, or to `ready` where no chat comes of it.
 * @param asked by a person, who then goes on in it
 */
export async function openChat(launcher: Launcher, asked: boolean): Promise<void> {
  const { browser, context, enter, leave } = launcher;
  const restored = loadSession(browser.cookies);
  const signal = enter<"away" | "checking" | "ready">("opening", { notice: null, unread: restored?.unread ?? 0 });
  try {
    const [{ createChat, LivechatWindow }, session] = await Promise.all([
      browser.loadWindow(),
      restored ?? startSession(launcher, signal),
    ]);
    if (signal.aborted) return;
    if (!session) {
      leave("ready", { notice: "unavailable" });
      context.emit("suite-livechat-unavailable");
      return;
    }
    const chat = createChat(chatOptions(launcher, session, restored));
    blockPopup(browser.cookies);
    enter<"opening">("open", { current: { chat, LivechatWindow, asked }, error: null });
    context.emit("suite-livechat-open");
  } catch (error) {
    if (!signal.aborted) leave("ready", { error, notice: "error" });
  }
}
