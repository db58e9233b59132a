import { atom, type ReadableAtom } from "nanostores";
import type { ChatMessage } from "./message.ts";

/** Messages of a chat in the order of their ids. History and bus may both deliver a message; the thread has it once. */
export interface Thread {
  readonly messages: ReadableAtom<readonly ChatMessage[]>;
  /** Adds messages and returns the new ones. A known message is updated and keeps its key. */
  add(messages: readonly ChatMessage[]): ChatMessage[];
  get(id: number): ChatMessage | undefined;
  /** Returns the greatest id; 0 without messages. */
  last(): number;
}

/** @see docs/reference/chat.md#chat-14 */
export function createThread(): Thread {
  const messages = atom<readonly ChatMessage[]>([]);
  const byId = new Map<number, ChatMessage>();

  return {
    messages,
    last: () => messages.get().at(-1)?.id ?? 0,
    get: (id) => byId.get(id),
    add(added) {
      const fresh = added.filter((message) => {
        const known = byId.get(message.id);
        byId.set(message.id, known ? { ...message, key: known.key, own: known.own || message.own } : message);
        return !known;
      });
      if (added.length) messages.set([...byId.values()].sort((a, b) => a.id - b.id));
      return fresh;
    },
  };
}
