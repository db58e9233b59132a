import type { Store } from "./store.ts";

/** When somebody last used the site in this browser, in whichever tab. */
export interface Presence {
  /** Takes note of a sign: focus, click, keydown or keyup; or of the opposite: blur. */
  note(event: Event): void;
  /** ms since the last sign. */
  inactivity(): number;
}

export const signs = ["focus", "blur", "click", "keydown", "keyup"];

export function createPresence(store: Store): Presence {
  let own = Date.now(); // a page was opened
  return {
    note({ type }) {
      const here = type !== "blur";
      store.write("focus", here);
      if (here) own = Date.now();
      // not at every key: each writing is told to all tabs
      if (own - store.number("lastPresence") > 1000) store.write("lastPresence", own);
    },
    inactivity: () => Math.max(0, Date.now() - Math.max(own, store.number("lastPresence"))),
  };
}
