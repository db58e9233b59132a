import { effect } from "nanostores";
import { untilAbort } from "#shared/state/index.ts";
import { notePage, seenPages } from "../common/page-history.ts";
import { checkAvailability } from "./availability.ts";
import { createLauncher, type Launcher } from "./launcher.ts";
import { thisBrowser } from "./livechat.env.ts";
import type { LivechatContext, LivechatStore } from "./livechat.types.ts";
import { openChat } from "./opening.ts";
import { loadSession } from "./session-cookies.ts";

/** Time in ms in which a second click is ignored. */
const debounce = 200;

/** Follows the channel of the attributes; in edit mode there is none. */
function followChannel(launcher: Launcher): void {
  const { context, browser, state, endChat } = launcher;
  let channel: number | undefined;
  const follow = effect([context.props, context.editing], ({ channelId, history }, isEditing) => {
    const next = isEditing ? undefined : channelId;
    if (next === channel) return;
    channel = next;
    endChat("away", { notice: null });
    if (next === undefined) return;
    if (history === "on") notePage(browser);
    state.change({ seen: browser.isReturning() || seenPages(browser.cookies).length > 1 });
    if (loadSession(browser.cookies)) void openChat(launcher, false);
    else void checkAvailability(launcher, false);
  });
  untilAbort(context.signal, follow, () => void endChat("away"));
}

/** Store of the launcher: checks whether a chat is offered, and opens it. Phases: `LivechatTransitions`. */
export function createLivechat(context: LivechatContext, browser = thisBrowser()): LivechatStore {
  const launcher = createLauncher(context, browser);
  const { state } = launcher;
  const chat = () => state.get().current?.chat;
  let lastAsked = -Infinity;
  followChannel(launcher);

  return {
    state,
    prepare: () => void browser.loadWindow().catch(() => {}),
    async open() {
      const isEarly = performance.now() - lastAsked < debounce;
      lastAsked = performance.now();
      if (isEarly || context.editing.get() || context.signal.aborted) return;
      const { phase } = state.get();
      if (phase === "away") await checkAvailability(launcher, true);
      else if (phase === "checking") state.change({ wanted: true });
      else if (phase === "ready") {
        launcher.popup.release();
        await openChat(launcher, true);
      }
    },
    close: () => void chat()?.close(),
    fold: () => chat()?.toggleMinimized(),
    hide() {
      state.change({ hidden: true });
      // a chat that is about to open by itself stays closed
      if (state.get().phase === "opening") launcher.endChat("ready");
      else launcher.popup.release();
    },
    dismiss: () => state.change({ notice: null }),
  };
}
