import type { History } from "./history.ts";

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
  /** Undefined in a chat that has just begun; `Infinity` until what was there before was read: none of that is news. */
  let newsAfter: number | undefined;
  const read = async () => {
    await history.load();
    if (newsAfter === Infinity && !history.reading.get().error) newsAfter = last();
  };

  return {
    newsAfter: () => newsAfter ?? 0,
    load() {
      newsAfter ??= Infinity;
      return read();
    },
    fillGap() {
      newsAfter ??= 0;
      return read();
    },
  };
}
