import { atom, effect, type WritableAtom } from "nanostores";
import { notifyTyping, readNotification } from "#chat/api/chat.ts";
import { untilAbort } from "#shared/state/index.ts";
import { bus } from "#shared/suite/bus/index.ts";
import { connect } from "#shared/suite/index.ts";
import type { Conversation, ConversationOptions } from "./conversation.types.ts";
import type { DraftStorage } from "./draft-storage.ts";
import { createExchange, type Exchange } from "./exchange.ts";
import { type ChatMessage, localMessage } from "./message.ts";
import { createNews } from "./news.ts";
import type { Outbox } from "./outbox.ts";
import { createTypingReporter, createTypists, ignoreFailure } from "./typing.ts";

/**
 * Creates the conversation of a chat, identified by its uuid. It listens to the bus at once, until it is stopped; `load` reads the
 * earlier messages.
 */
export function createConversation(options: ConversationOptions): Conversation {
  const { client, bus, uuid } = options;
  const end = new AbortController();
  const { signal } = end;
  const fail = (error: unknown) => signal.aborted || options.fail(error);
  const draft = atom("");
  const news = createNews(options);
  const exchange = createExchange({ ...options, fail }, signal, (message) => {
    if (message.author) typists.set(message.author[0], false);
    news.add(message);
    options.onMessage(message);
  });
  const { outbox, authors } = exchange;
  const typists = createTypists(authors.nameOf);
  const typingReporter = createTypingReporter(draft, (isTyping) => notifyTyping(client, uuid, isTyping));
  const onNotification = (value: unknown) => {
    const notification = readNotification(value);
    if (notification?.kind === "message") exchange.receive(notification.message);
    else if (notification?.kind === "typing") typists.set(notification.partnerId, notification.isTyping);
    else if (notification)
      // in a chunk of its own, since few operators request it
      ignoreFailure(import("#chat/api/page-history.ts").then(({ sendHistory }) => sendHistory(options)));
  };
  const messages = atom<readonly ChatMessage[]>([]);
  const stops = [
    typingReporter.stop,
    typists.stop,
    bus.subscribe(uuid, (value) => {
      try {
        onNotification(value);
      } catch (error) {
        fail(error);
      }
    }),
    bus.onGap(() => void exchange.fillGap()),
    ...storeDrafts(options.draftStorage, draft, outbox),
    collect(messages, options, exchange),
  ];
  untilAbort(signal, () => stops.forEach((stop) => stop()));

  return {
    ...exchange,
    ...news,
    messages,
    typing: typists.names,
    draft,
    type(text) {
      draft.set(text);
      typingReporter.input();
    },
    /** @see docs/reference/chat.md#chat-30 */
    send() {
      const text = draft.get().trim();
      draft.set("");
      if (!text) return typingReporter.input();
      // the message ends the typing
      typingReporter.stop();
      outbox.send(text);
    },
    retry: outbox.retry,
    stop: () => end.abort(),
  };
}

/** Restores the unsent draft and messages of the previous page, and stores those of this page. */
function storeDrafts(storage: DraftStorage, draft: WritableAtom<string>, { items, restore }: Outbox) {
  const unsent = storage.read();
  draft.set(unsent.draft);
  restore(unsent.messages);
  const write = () =>
    storage.write({ draft: draft.get(), messages: items.get().map(({ text, after }) => ({ text, after })) });
  return [draft.listen(write), items.listen(write)];
}

/** Combines the welcome, the messages of the suite and the unsent ones. @see docs/reference/chat.md#chat-9 */
function collect(
  messages: WritableAtom<readonly ChatMessage[]>,
  { welcome, operator }: ConversationOptions,
  { thread, outbox }: Exchange,
) {
  const first = welcome?.trim()
    ? [localMessage({ key: "welcome", text: welcome, date: Date.now(), author: operator, isComment: false })]
    : [];
  return effect([thread.messages, outbox.items], (sent, items) =>
    messages.set([
      ...first,
      ...sent,
      ...items.map(({ failed, ...item }) => localMessage({ ...item, state: failed ? "failed" : "sending" })),
    ]),
  );
}

/** Returns client and bus of a conversation. */
export const connection = (server: string): Pick<ConversationOptions, "client" | "bus"> => ({
  client: connect(server),
  bus: bus(server),
});
