import { chatHistory, chatPost, type Message } from "../../calls/chat.ts";
import { createAuthors, type Authors } from "./authors.ts";
import { createCatchUp, type CatchUp } from "./catch-up.ts";
import type { ConversationOptions } from "./conversation.types.ts";
import { createHistory, PAGE, type History } from "./history.ts";
import { createInbox } from "./inbox.ts";
import { localMessage, type ChatMessage } from "./message.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createThread, type Thread } from "./thread.ts";

/** The messages between this person and the suite, both ways, around one thread. */
export interface Exchange extends Pick<History, "reading" | "loadEarlier">, Pick<CatchUp, "load" | "fillGap"> {
  readonly thread: Thread;
  readonly outbox: Outbox;
  readonly authors: Authors;
  /** The bus brought a message, which is news unless it is known. */
  receive(message: Message): void;
}

interface Parts {
  readonly options: Pick<ConversationOptions, "client" | "uuid" | "operator" | "signedIn">;
  /** Calls end with it. */
  readonly signal: AbortSignal;
  readonly fail: (error: unknown) => void;
  readonly onNews: (message: ChatMessage) => void;
}

export function createExchange({ options, signal, fail, onNews }: Parts): Exchange {
  const { client, uuid, operator, signedIn } = options;
  const thread = createThread();
  const authors = createAuthors(operator, signedIn);
  const posted = new Set<number>();
  const outbox = createOutbox({
    async post(text) {
      const id = await chatPost(client, { uuid, text }, { signal });
      posted.add(id);
      return id;
    },
    look: () => history.look(),
    sent({ key, text, date }, id) {
      if (!thread.has(id)) thread.add([localMessage({ key, id, text, date })]);
    },
    fail,
    last: thread.last,
  });
  const take = createInbox({ thread, outbox, authors, posted, onNews });
  const history = createHistory({
    page: (before) => chatHistory(client, { uuid, limit: PAGE, before }, { signal }),
    take: (messages) => take(messages, catchUp.newsAfter()),
    fail,
  });
  const catchUp = createCatchUp(history, thread.last);
  return {
    thread,
    outbox,
    authors,
    ...history,
    ...catchUp,
    receive: (message) => take([message], 0),
  };
}
