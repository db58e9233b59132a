import { atom, type ReadableAtom } from "nanostores";
import type { ChatMessage } from "./message.ts";

/** The messages of a chat in the order of their ids, each once, however often history and bus bring it. */
export interface Thread {
  readonly messages: ReadableAtom<readonly ChatMessage[]>;
  /** Gives those that were new. What stands under an id already is brought up to date and keeps its key. */
  add(messages: readonly ChatMessage[]): ChatMessage[];
  has(id: number): boolean;
  /** The greatest id; 0 without messages. */
  last(): number;
}

export function createThread(): Thread {
  const messages = atom<readonly ChatMessage[]>([]);
  const ids = new Set<number>();
  const last = () => messages.get().at(-1)?.id ?? 0;

  return {
    messages,
    last,
    has: (id) => ids.has(id),
    add(added) {
      const end = last();
      const fresh: ChatMessage[] = [];
      const known = new Map<number, ChatMessage>();
      for (const message of added) {
        if (ids.has(message.id)) known.set(message.id, message);
        else fresh.push(message);
        ids.add(message.id);
      }
      let all = messages.get();
      if (known.size) {
        all = all.map((old) => {
          const message = known.get(old.id);
          return message ? { ...message, key: old.key, own: old.own || message.own } : old;
        });
      }
      if (fresh.length) {
        const next = [...all, ...fresh];
        all = fresh.some(({ id }) => id < end) ? next.sort((a, b) => a.id - b.id) : next;
      }
      if (all !== messages.get()) messages.set(all);
      return fresh;
    },
  };
}
