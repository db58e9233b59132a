import { atom, type ReadableAtom } from "nanostores";
import { collapseSpace } from "#shared/element/index.ts";

interface Outgoing {
  readonly key: string;
  readonly text: string;
  /** ms since 1970. */
  readonly date: number;
  readonly failed: boolean;
  /** Greatest message id when this message was written: in the history it has a greater id. */
  readonly after: number;
}

export interface Outbox {
  /** Outgoing messages in the order in which they were written. */
  readonly items: ReadableAtom<readonly Outgoing[]>;
  send(text: string): void;
  /** Sends a failed message again, unless it is in the history. */
  retry(key: string): void;
  /** Adds the unsent messages of the previous page as failed; the visitor may retry them. */
  restore(items: readonly Pick<Outgoing, "text" | "after">[]): void;
  /** Removes and returns the outgoing message that is this message of the suite; undefined if there is none. */
  claim(id: number, text: string): Outgoing | undefined;
}

interface Wire {
  /** Posts a text; resolves to the message's id. */
  post(text: string): Promise<number>;
  /** Reads the newest messages of the suite; calls `claim` for unknown ones. */
  read(): Promise<void>;
  /** Called when the suite has stored a message. */
  sent(item: Outgoing, id: number): void;
  fail(error: unknown): void;
  /** Returns the greatest known message id. */
  last(): number;
}

/**
 * Sends messages one at a time. `chat_post` has no request id, so the outbox looks for a failed post in the history before it
 * sends the message a second time. A post that timed out may still arrive: the outbox does not retry it by itself.
 */
export function createOutbox({ post, read, sent, fail, last }: Wire): Outbox {
  const items = atom<readonly Outgoing[]>([]);
  const retried = new Set<string>();
  let count = 0;
  let running = false;

  const waits = (key: string) => items.get().some((item) => item.key === key);
  const drop = (key: string) => items.set(items.get().filter((item) => item.key !== key));
  const change = (key: string, part: Partial<Outgoing>) =>
    items.set(items.get().map((item) => (item.key === key ? { ...item, ...part } : item)));
  const add = (text: string, after: number, failed: boolean) =>
    items.set([...items.get(), { key: `out-${count++}`, text, date: Date.now(), failed, after }]);

  const tryOnce = async (item: Outgoing) => {
    const id = await post(item.text);
    // a claimed item has passed its key to the message of the history, which may be one of another tab with the same text
    const key = waits(item.key) ? item.key : String(id);
    drop(item.key);
    sent({ ...item, key }, id);
  };
  const deliver = async (item: Outgoing) => {
    try {
      if (!retried.has(item.key)) {
        try {
          return await tryOnce(item);
        } catch (error) {
          if (((error as Error).cause as Error | undefined)?.name === "TimeoutError") throw error;
        }
      }
      await read();
      if (waits(item.key)) await tryOnce(item);
    } catch (error) {
      if (!waits(item.key)) return;
      change(item.key, { failed: true });
      fail(error);
    }
  };
  const run = async () => {
    if (running) return;
    running = true;
    for (let item; (item = items.get().find(({ failed }) => !failed));) await deliver(item);
    running = false;
  };

  return {
    items,
    send(text) {
      add(text, last(), false);
      void run();
    },
    retry(key) {
      retried.add(key);
      change(key, { failed: false });
      void run();
    },
    restore: (unsent) => unsent.forEach(({ text, after }) => add(text, after, true)),
    claim(id, text) {
      const mark = collapseSpace(text); // the suite may change white space
      const item = items.get().find((each) => id > each.after && collapseSpace(each.text) === mark);
      if (item) drop(item.key);
      return item;
    },
  };
}
