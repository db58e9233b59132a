/** What one can listen to: a channel by its name, and gaps. */
export type Topic = string | typeof gap;
export const gap = null;

/** Listeners of this tab. */
export interface Audience {
  /** Returns how to stop. */
  add(topic: Topic, listener: (value: never) => void): () => void;
  topics(): Topic[];
  tell(topic: Topic, value?: unknown): void;
}

export function createAudience(): Audience {
  const seats = new Set<readonly [Topic, (value: unknown) => void]>();
  return {
    add(topic, listener) {
      const seat = [topic, listener as (value: unknown) => void] as const; // the same listener may sit twice
      seats.add(seat);
      return () => seats.delete(seat);
    },
    topics: () => [...seats].map(([topic]) => topic),
    tell(topic, value) {
      for (const [own, listener] of [...seats])
        if (own === topic)
          try {
            listener(value);
          } catch (error) {
            console.error(error); // the others shall hear too
          }
    },
  };
}
