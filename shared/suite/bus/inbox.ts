import type { Listeners } from "./listeners.ts";

/** How far this tab has read. */
export interface Inbox {
  /** The greatest id that came. */
  last: number;
  /** Until when nothing can have been missed, ms: the last poll that succeeded, in whichever tab. 0 without listeners. */
  since: number;
  /** @param rows `[channel, message, id]` each, unless a script has written nonsense; the suite's own client writes no id */
  receive(rows: unknown): void;
}

export function createInbox(listeners: Listeners): Inbox {
  /** Recent ids: a new master may bring again what the old one brought. */
  const handled = new Set<unknown>();
  return {
    last: 0,
    since: 0,
    receive(rows) {
      for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
        const [channel, message, id] = Array.isArray(row) ? (row as [unknown, unknown, number?]) : [];
        // who is online has the id -1, and a list for a channel
        if (typeof channel === "string" && !handled.has(id)) {
          if (Number.isSafeInteger(id)) handled.add(id);
          listeners.notify(channel, message);
        }
      }
      for (const id of handled) if (handled.size > 1000) handled.delete(id);
    },
  };
}
