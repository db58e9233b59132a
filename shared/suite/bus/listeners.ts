/** Topic of a listener: a channel by its name, or gaps. */
type Topic = string | typeof gap;
export const gap = null;

/** Listeners of this tab. */
export interface Listeners {
  /** Returns a function that removes the listener. */
  add(topic: Topic, listener: (value: never) => void): () => void;
  topics(): Topic[];
  notify(topic: Topic, value?: unknown): void;
}

export function createListeners(): Listeners {
  const entries = new Set<readonly [Topic, (value: unknown) => void]>();
  return {
    add(topic, listener) {
      const entry = [topic, listener as (value: unknown) => void] as const; // the same listener may be added twice
      entries.add(entry);
      return () => entries.delete(entry);
    },
    topics: () => [...entries].map(([topic]) => topic),
    notify(topic, value) {
      for (const [own, listener] of [...entries])
        if (own === topic)
          try {
            listener(value);
          } catch (error) {
            console.error(error); // the other listeners are called all the same
          }
    },
  };
}

/** Position up to which this tab has read. */
export interface Inbox {
  /** Greatest id that was received. */
  last: number;
  /** Time in ms up to which nothing can have been missed: the last successful poll of any tab. 0 without listeners. */
  since: number;
  /** @param rows `[channel, message, id]` each, unless a script has written other values; the suite's own client writes no id */
  receive(rows: unknown): void;
}

export function createInbox(listeners: Listeners): Inbox {
  /** Recent ids: a new master may repeat notifications of the old one. */
  const handled = new Set<unknown>();
  return {
    last: 0,
    since: 0,
    receive(rows) {
      for (const row of Array.isArray(rows) ? (rows as unknown[]) : []) {
        const [channel, message, id] = Array.isArray(row) ? (row as [unknown, unknown, number?]) : [];
        // presence has the id -1, and a list for a channel
        if (typeof channel === "string" && !handled.has(id)) {
          if (Number.isSafeInteger(id)) handled.add(id);
          listeners.notify(channel, message);
        }
      }
      for (const id of handled) if (handled.size > 1000) handled.delete(id);
    },
  };
}
