import { connect } from "../../../shared/suite/index.ts";
import { init, type Availability } from "../common/calls/livechat.ts";
import type { Launcher } from "./launcher.ts";
import { openChat } from "./opening.ts";
import { isPopupBlocked } from "./session-cookies.ts";

/**
 * Goes to `ready` by way of `checking` where a chat is offered, and on to `opening` where a person wants it; else `away`.
 * @param wanted a person asks for the chat
 */
export async function checkAvailability(launcher: Launcher, wanted: boolean): Promise<void> {
  const { context, state, enter, leave } = launcher;
  const signal = enter<"away">("checking", { wanted });
  try {
    const availability = await init(connect(context.server), context.props.get().channelId, { signal });
    if (!signal.aborted) await offer(launcher, availability);
  } catch (error) {
    if (signal.aborted) return;
    // a person who asked for the chat is told why it does not come
    if (state.get().wanted) leave("ready", { error, notice: "error" });
    else leave("away", { error });
  }
}

async function offer(launcher: Launcher, { available, popupAfter }: Availability): Promise<void> {
  const { context, browser, popup, state, leave } = launcher;
  if (!available) {
    leave("away");
    context.emit("suite-livechat-unavailable");
  } else if (state.get().wanted) await openChat(launcher, true);
  else {
    const signal = leave("ready");
    const mayPopUp = popupAfter !== undefined && !browser.isMobile() && !isPopupBlocked(browser.cookies);
    if (mayPopUp) popup.schedule({ seconds: popupAfter, signal, open: () => void openChat(launcher, false) });
  }
}
