/**
 * The phases of the launcher, each with those that may follow it. Another channel or the editor puts it `away` whatever it
 * is doing.
 */
export interface LivechatTransitions {
  /** No chat is offered. A session of the page before opens without a check. */
  away: "away" | "checking" | "opening";
  /** The suite is asked whether a chat is offered. */
  checking: "away" | "ready" | "opening";
  /** The button stands. */
  ready: "away" | "opening";
  /** The session and the window's code are on their way. */
  opening: "away" | "ready" | "open";
  /** The window stands. */
  open: "away" | "ready";
}

export type LivechatPhase = keyof LivechatTransitions;
