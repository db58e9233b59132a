import type { Message } from "../../calls/chat.ts";
import type { Authors } from "./authors.ts";
import { readMessage, type ChatMessage } from "./message.ts";
import type { Outbox } from "./outbox.ts";
import { plainText } from "./plain.ts";
import type { Thread } from "./thread.ts";

/**
 * Takes messages of the suite into the thread, and finds among them those that this person has just sent.
 * @param after messages of others with greater ids are news
 */
export type Inbox = (messages: readonly Message[], after: number) => void;

interface Parts {
  readonly thread: Thread;
  readonly outbox: Pick<Outbox, "items" | "claim">;
  readonly authors: Authors;
  /** Ids that the suite gave to posts of this person. */
  readonly posted: ReadonlySet<number>;
  readonly onNews: (message: ChatMessage) => void;
}

export function createInbox({ thread, outbox, authors, posted, onNews }: Parts): Inbox {
  const read = (message: Message) => {
    const line = readMessage(message, authors.isOwn);
    const mayBeSent = outbox.items.get().length > 0 && !thread.has(line.id) && authors.mayBeOwn(line.author);
    const item = mayBeSent && outbox.claim(line.id, plainText(line.body));
    if (line.author) authors.meet(line.author, !!item || posted.has(line.id));
    return item ? { ...line, key: item.key, own: true } : line;
  };

  return (messages, after) => {
    for (const message of thread.add(messages.map(read))) if (!message.own && message.id > after) onNews(message);
  };
}
