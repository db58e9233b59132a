import { type StoreState, storeState } from "#shared/state/index.ts";
import { createMachine } from "../common/shell/state-machine.ts";
import type { Browser, LivechatContext, LivechatState, LivechatTransitions } from "./livechat.types.ts";

/** State of the launcher with its transitions. */
export interface Launcher {
  readonly context: LivechatContext;
  readonly browser: Browser;
  /** Ends the turn of a chat that opened by itself, or removes it from the queue of popups. */
  readonly popup: { release(): void };
  readonly state: StoreState<LivechatState>;
  /** Enters a phase; returns a signal that aborts at the end of the phase. */
  enter<From extends keyof LivechatTransitions = never>(
    phase: LivechatTransitions[From],
    part?: Partial<LivechatState>,
  ): AbortSignal;
  /** Enters a phase without a chat: stops an open chat, whose session stays, and ends its turn among the popups. */
  endChat(phase: "away" | "ready", part?: Partial<LivechatState>): AbortSignal;
  fail(error: unknown): void;
}

const initial: LivechatState = {
  phase: "away",
  current: null,
  error: null,
  notice: null,
  wanted: false,
  unread: 0,
  seen: false,
  hidden: false,
};

export function createLauncher(context: LivechatContext, browser: Browser): Launcher {
  const state = storeState(initial, context, ({ phase, error }) => ({ open: phase === "open", error }));
  const enter = createMachine<LivechatTransitions, LivechatState>(state);
  const fail = (error: unknown) => state.change({ error });
  const popup = { release() {} };
  return {
    context,
    browser,
    popup,
    state,
    enter,
    endChat(phase, part) {
      state.get().current?.chat.stop();
      popup.release();
      return enter<"checking" | "opening" | "open">(phase, { ...part, current: null });
    },
    fail,
  };
}
