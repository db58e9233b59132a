import { connect } from "#shared/suite/index.ts";
import { getSession } from "../api/livechat.ts";
import type { Launcher } from "./launcher.ts";
import { blockPopup, loadSession } from "./session-cookies.ts";

/** Starts a session; resolves to null if no operator is available. */
function startSession({ context: { props, texts, server } }: Launcher, signal: AbortSignal) {
  const { channelId, defaultUsername } = props.get();
  const name = defaultUsername || texts.get().visitor;
  return getSession(connect(server), { channelId, name }, { signal });
}

/**
 * Enters `opening`, then `open`, or `ready` if no chat opens.
 * @param asked true if the visitor asked for the chat, which then gets the focus
 * @see docs/reference/chat.md#chat-5
 */
export async function openChat(launcher: Launcher, asked: boolean): Promise<void> {
  const { browser, context, enter, endChat } = launcher;
  const restored = loadSession(browser.cookies);
  const signal = enter<"away" | "checking" | "ready">("opening", { notice: null, unread: restored?.unread ?? 0 });
  try {
    const [{ createChat }, session] = await Promise.all([
      browser.loadWindow(),
      restored ?? startSession(launcher, signal),
    ]);
    if (signal.aborted) return;
    if (!session) {
      endChat("ready", { notice: "unavailable" });
      context.emit("suite-livechat-unavailable");
      return;
    }
    const chat = createChat(launcher, session);
    blockPopup(browser.cookies);
    enter<"opening">("open", { current: { chat, asked }, error: null });
    context.emit("suite-livechat-open");
  } catch (error) {
    if (!signal.aborted) endChat("ready", { error, notice: "error" });
  }
}
