import { chatHistory, chatPost, type Message } from "#chat/api/chat.ts";
import { type Authors, createAuthors } from "./authors.ts";
import type { ConversationOptions } from "./conversation.types.ts";
import { type CatchUp, createCatchUp, createHistory, type History, pageSize } from "./history.ts";
import { plainText } from "./html-text.ts";
import { type ChatMessage, localMessage, readMessage } from "./message.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createThread, type Thread } from "./thread.ts";

/** Incoming and outgoing messages of one thread. */
export interface Exchange extends Pick<History, "reading" | "loadEarlier">, Pick<CatchUp, "load" | "fillGap"> {
  readonly thread: Thread;
  readonly outbox: Outbox;
  readonly authors: Authors;
  /** Adds a message of the bus; a message that is not in the thread yet is new. */
  receive(message: Message): void;
}

/**
 * @param signal aborts calls
 * @param onNews called with new messages of other persons
 */
export function createExchange(
  {
    client,
    uuid,
    operator,
    signedIn,
    fail,
  }: Pick<ConversationOptions, "client" | "uuid" | "operator" | "signedIn" | "fail">,
  signal: AbortSignal,
  onNews: (message: ChatMessage) => void,
): Exchange {
  const thread = createThread();
  const authors = createAuthors(operator, signedIn);
  /** Ids of the visitor's own posts. */
  const posted = new Set<number>();
  const outbox = createOutbox({
    async post(text) {
      const id = await chatPost(client, { uuid, text }, { signal });
      posted.add(id);
      return id;
    },
    read: () => history.read(),
    sent({ key, text, date }, id) {
      const known = thread.get(id);
      if (!known) thread.add([localMessage({ key, id, text, date })]);
      else if (known.author) authors.meet(known.author, true);
    },
    fail,
    last: thread.last,
  });
  /** Converts a message; one that the visitor has just sent takes the key of the outgoing message. */
  const read = (wire: Message): ChatMessage => {
    const message = readMessage(wire, authors.isOwn);
    const { id, author } = message;
    const mayBeSent = outbox.items.get().length > 0 && !thread.get(id) && authors.mayBeOwn(author);
    const item = mayBeSent && outbox.claim(id, plainText(message.body));
    // another person may write the text of an outgoing message: the id of a posted one alone says who the visitor is
    if (author) authors.meet(author, posted.has(id));
    return item ? { ...message, key: item.key, own: true } : message;
  };
  /** @param after messages of other persons with greater ids are new */
  const take = (messages: readonly Message[], after: number) => {
    for (const message of thread.add(messages.map(read))) if (!message.own && message.id > after) onNews(message);
  };
  const history = createHistory({
    page: (before) => chatHistory(client, { uuid, limit: pageSize, before }, { signal }),
    take: (messages) => take(messages, catchUp.newsAfter()),
    fail,
  });
  const catchUp = createCatchUp(history, thread.last);
  return { thread, outbox, authors, ...history, ...catchUp, receive: (message) => take([message], 0) };
}
