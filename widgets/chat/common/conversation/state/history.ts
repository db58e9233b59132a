import type { ReadableAtom } from "nanostores";
import type { Message } from "#chat/api/chat.ts";
import { storeState } from "#shared/state/index.ts";

/** Number of messages per request. */
export const pageSize = 100;
/** Maximum number of requests for a gap; the visitor loads the rest by scrolling to it. */
const mostPages = 10;

interface Reading {
  readonly busy: boolean;
  /** Error of the last request. */
  readonly error: unknown;
  /** True if there are older messages than the known ones. */
  readonly more: boolean;
}

export interface History {
  readonly reading: ReadableAtom<Reading>;
  /** Reads the newest messages, back to the known ones. @throws the error of `page` */
  read(): Promise<void>;
  /** Reads the newest messages; never rejects: the error is in `reading`. */
  load(): Promise<void>;
  /** Reads messages before the known ones. Never rejects. */
  loadEarlier(): Promise<void>;
}

interface Source {
  /** Returns the newest messages, or those before an id; oldest first. */
  page(before?: number): Promise<readonly Message[]>;
  take(messages: readonly Message[]): void;
  fail(error: unknown): void;
}

export function createHistory({ page, take, fail }: Source): History {
  const reading = storeState<Reading>({ busy: false, error: null, more: false });
  const { change } = reading;
  /** Ids between which all messages are known. Later messages of the bus do not count: there may be a gap before them. */
  let start: number | undefined;
  let end = 0;
  let queue = Promise.resolve();

  const read = async () => {
    const known = end;
    let messages = await page();
    const newest = messages.at(-1)?.id ?? 0;
    take(messages);
    const isGap = () => messages.length === pageSize && messages[0]!.id > known;
    for (let pages = 1; known && isGap() && pages < mostPages; pages++) {
      messages = await page(messages[0]!.id);
      take(messages);
    }
    end = Math.max(end, newest);
    if (isGap()) start = messages[0]!.id;
    if (isGap() || messages.length < pageSize) change({ more: isGap() });
  };
  // one after another: a request that started before a gap may miss the messages of the gap
  const enqueue = (work: () => Promise<void>) =>
    (queue = queue.then(async () => {
      change({ busy: true, error: null });
      try {
        await work();
        change({ busy: false });
      } catch (error) {
        change({ busy: false, error });
        fail(error);
      }
    }));

  return {
    reading,
    read,
    load: () => enqueue(read),
    async loadEarlier() {
      if (reading.get().busy) return;
      await enqueue(async () => {
        const messages = await page(start);
        take(messages);
        start = messages[0]?.id;
        change({ more: messages.length === pageSize });
      });
    },
  };
}

export interface CatchUp {
  /** Returns the id above which messages of the history are new. */
  newsAfter(): number;
  /** Reads the messages from before the chat was opened. Never rejects. */
  load(): Promise<void>;
  /** Reads the messages that the bus has missed. Never rejects. */
  fillGap(): Promise<void>;
}

/** @param last returns the greatest known message id */
export function createCatchUp(history: Pick<History, "reading" | "load">, last: () => number): CatchUp {
  /** Undefined in a new chat; `Infinity` until the earlier messages are read: none of these are new. */
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
