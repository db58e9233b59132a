import type { History } from "./history.ts";

/** How far the history was read, each phase with those that may follow it. */
interface CatchUpTransitions {
  /** The chat has just begun: all of the history is news. */
  new: "loading" | "live";
  /** The first reading of a chat that was there before is not done: none of it is news. */
  loading: "live";
  /** What is newer than the last message of then is news, whether the bus or the history brings it. */
  live: never;
}

export interface CatchUp {
  /** Messages of the history with greater ids are news. */
  newsAfter(): number;
  /** Reads what was there before the chat was opened. Never rejects. */
  load(): Promise<void>;
  /** Reads what the bus has missed. Never rejects. */
  fillGap(): Promise<void>;
}

/** @param last the greatest message id known */
export function createCatchUp(history: Pick<History, "reading" | "load">, last: () => number): CatchUp {
  let phase: keyof CatchUpTransitions = "new";
  let newsAfter = 0;
  const enter = <From extends keyof CatchUpTransitions = never>(next: CatchUpTransitions[From], after: number) => {
    phase = next;
    newsAfter = after;
  };
  const read = async () => {
    await history.load();
    if (phase === "loading" && !history.reading.get().error) enter<"loading">("live", last());
  };

  return {
    newsAfter: () => newsAfter,
    load() {
      if (phase === "new") enter<"new">("loading", Infinity);
      return read();
    },
    fillGap() {
      if (phase === "new") enter<"new">("live", 0);
      return read();
    },
  };
}
