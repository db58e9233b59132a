import { startTimer, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { init } from "../api/livechat.ts";
import type { Launcher } from "./launcher.ts";
import { openChat } from "./opening.ts";
import { isPopupBlocked } from "./session-cookies.ts";

/**
 * Enters `checking`, then `ready` if a chat is offered, and `opening` if the visitor asked for it; otherwise `away`.
 * @param wanted true if the visitor asked for the chat
 */
export async function checkAvailability(launcher: Launcher, wanted: boolean): Promise<void> {
  const { context, browser, state, enter, endChat } = launcher;
  const signal = enter<"away">("checking", { wanted, notice: null });
  try {
    const { available, popupAfter } = await init(connect(context.server), context.props.get().channelId, { signal });
    if (signal.aborted) return;
    if (!available) {
      endChat("away", { notice: state.get().wanted ? "unavailable" : null });
      context.emit("suite-livechat-unavailable");
    } else if (state.get().wanted) await openChat(launcher, true);
    else {
      const ready = endChat("ready");
      if (popupAfter === undefined || browser.isMobile() || isPopupBlocked(browser.cookies)) return;
      const timer = startTimer(() => void popUp(launcher, ready), popupAfter * 1000);
      untilAbort(ready, () => clearTimeout(timer));
    }
  } catch (error) {
    if (signal.aborted) return;
    // a visitor who asked for the chat sees the reason
    if (state.get().wanted) endChat("ready", { error, notice: "error" });
    else endChat("away", { error });
  }
}

/** Opens the chat in turn with the other popups of the page. */
async function popUp(launcher: Launcher, signal: AbortSignal): Promise<void> {
  const { browser, popup, state, fail } = launcher;
  try {
    const queue = await browser.loadPopupQueue();
    if (signal.aborted || state.get().hidden) return;
    popup.release = queue.request("livechat", () => {
      void openChat(launcher, false);
      return true;
    });
  } catch (error) {
    fail(error);
  }
}
