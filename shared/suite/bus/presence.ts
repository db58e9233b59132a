import type { Store } from "./store.ts";

/** Time of the last activity on the site in this browser, in any tab. @see docs/reference/wire.md#wire-52 */
export interface Presence {
  /** Records an event of `activityEvents`; `blur` is no activity. */
  note(event: Event): void;
  /** Returns the time since the last activity, in ms. */
  inactivity(): number;
}

export const activityEvents = ["focus", "blur", "click", "keydown", "keyup"];

/** Time between two writes in ms: not for every key, since each write is sent to all tabs. */
const writeInterval = 1000;

export function createPresence(store: Store): Presence {
  let lastActivity = Date.now(); // a page was opened
  return {
    note({ type }) {
      const hasFocus = type !== "blur";
      store.write("focus", hasFocus);
      if (hasFocus) lastActivity = Date.now();
      if (lastActivity - store.number("lastPresence") > writeInterval) store.write("lastPresence", lastActivity);
    },
    inactivity: () => Math.max(0, Date.now() - Math.max(lastActivity, store.number("lastPresence"))),
  };
}
