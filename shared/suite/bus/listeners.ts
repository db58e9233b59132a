/** What one can listen to: a channel by its name, and gaps. */
export type Topic = string | typeof gap;
export const gap = null;

/** Listeners of this tab. */
export interface Listeners {
  /** Returns how to stop. */
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
