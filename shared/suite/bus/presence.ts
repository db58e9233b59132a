import type { Store } from "./store.ts";

/** When somebody last used the site in this browser, in whichever tab. */
export interface Presence {
  /** Takes note of an event of `activityEvents`; `blur` is none of activity. */
  note(event: Event): void;
  /** ms since the last activity. */
  inactivity(): number;
}

export const activityEvents = ["focus", "blur", "click", "keydown", "keyup"];

/** ms between two writings of the time: not at every key, since each is sent to all tabs. */
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
