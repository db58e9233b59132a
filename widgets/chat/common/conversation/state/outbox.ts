import { atom, type ReadableAtom } from "nanostores";
import { collapseSpace } from "#shared/element/index.ts";

interface Outgoing {
  readonly key: string;
  readonly text: string;
  /** ms since 1970. */
  readonly date: number;
  readonly failed: boolean;
  /** Only messages with a greater id can be this one. */
  readonly after: number;
}

export interface Outbox {
  /** In the order in which they were written. */
  readonly items: ReadableAtom<readonly Outgoing[]>;
  send(text: string): void;
  /** Tries a failed one again, unless it turns out to have arrived. */
  retry(key: string): void;
  /** What could not be sent on the page before: it is sent when the visitor asks for it. */
  restore(items: readonly Pick<Outgoing, "text" | "after">[]): void;
  /** The suite has a message of this person. Where it is one of these, that is taken out and returned. */
  claim(id: number, text: string): Outgoing | undefined;
}

interface Wire {
  /** Posts a text and gives the message's id. */
  post(text: string): Promise<number>;
  /** Reads the newest messages of the suite; `claim` is called for those that were not known. */
  look(): Promise<void>;
  /** The suite agreed. */
  sent(item: Outgoing, id: number): void;
  fail(error: unknown): void;
  /** The greatest id known. */
  last(): number;
}

/**
 * Messages on their way, one at a time. `chat_post` carries no id of its own, so a post whose fate is unknown is
 * looked for in the history before it is tried a second time. One that ran out of
 * time may still arrive: it is not tried again by itself.
 */
export function createOutbox({ post, look, sent, fail, last }: Wire): Outbox {
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
    // a claimed item has given its key away: to the same message, or to one of another tab with the same text
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
      await look();
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
      const mark = collapseSpace(text); // the server may write white space in another way
      const item = items.get().find((each) => id > each.after && collapseSpace(each.text) === mark);
      if (item) drop(item.key);
      return item;
    },
  };
}
