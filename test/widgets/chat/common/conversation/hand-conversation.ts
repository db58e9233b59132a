import { atom } from "nanostores";
import type { Conversation } from "#chat/common/conversation/state/conversation.types.ts";
import type { ChatMessage } from "#chat/common/conversation/state/message.ts";

const marc = [7, "Marc"] as const;

export const line = (id: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
  key: String(id),
  id,
  body: `<p>Message ${id}</p>`,
  date: Date.now() - 3_600_000,
  author: marc,
  own: false,
  isComment: true,
  files: [],
  isNote: false,
  changes: [],
  state: "sent",
  ...part,
});

/** Messages with these ids, each one second after the previous one, the last one now. */
export const lines = (first: number, last: number): ChatMessage[] =>
  Array.from({ length: last - first + 1 }, (_, index) =>
    line(first + index, { date: Date.now() - (last - first - index) * 1000 }),
  );

/** Conversation that the test controls. */
export class HandConversation implements Conversation {
  readonly messages = atom<readonly ChatMessage[]>([]);
  readonly typing = atom<readonly string[]>([]);
  readonly unread = atom(0);
  readonly draft = atom("");
  readonly announcement = atom("");
  readonly reading = atom({ busy: false, error: null as unknown, more: false });
  /** Calls of its methods. */
  readonly log: string[] = [];
  #note = (name: string) => (value?: unknown) =>
    void this.log.push(value === undefined ? name : `${name} ${String(value)}`);
  readonly retry = this.#note("retry");
  readonly attend = this.#note("attend");
  readonly type = this.#note("type");
  readonly send = this.#note("send");
  readonly stop = this.#note("stop");
  load = () => Promise.resolve(this.#note("load")());
  loadEarlier = () => Promise.resolve(this.#note("loadEarlier")());

  push(...messages: ChatMessage[]) {
    this.messages.set([...this.messages.get(), ...messages]);
  }
  prepend(...messages: ChatMessage[]) {
    this.messages.set([...messages, ...this.messages.get()]);
  }
}
