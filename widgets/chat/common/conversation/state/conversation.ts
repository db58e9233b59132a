import { atom, effect, type WritableAtom } from "nanostores";
import { untilAbort } from "../../../../../shared/state/index.ts";
import { notifyTyping, readNotification } from "../../calls/chat.ts";
import type { Conversation, ConversationOptions } from "./conversation.types.ts";
import { createExchange, type Exchange } from "./exchange.ts";
import { localMessage, type ChatMessage } from "./message.ts";
import { createNews } from "./news.ts";
import { createTypingReporter, quietly } from "./typing-reporter.ts";
import { createTypists } from "./typists.ts";

/**
 * A chat between this visitor and others, known by its uuid, until it is stopped. It listens to the bus at once, and reads
 * what was there before by `load`.
 */
export function createConversation(options: ConversationOptions): Conversation {
  const { client, bus, uuid } = options;
  const end = new AbortController();
  const { signal } = end;
  const fail = (error: unknown) => signal.aborted || options.fail(error);
  const draft = atom("");
  const news = createNews(options);
  const typists = createTypists();
  const exchange = createExchange({
    options,
    signal,
    fail,
    onNews(message) {
      if (message.author) typists.set(message.author[0], false);
      news.add(message);
      options.onMessage(message);
    },
  });
  const { outbox, authors } = exchange;
  const typing = atom<readonly string[]>([]);
  const typingReporter = createTypingReporter(draft, (isTyping) => notifyTyping(client, uuid, isTyping));
  const onNotification = (value: unknown) => {
    const notification = readNotification(value);
    if (notification?.kind === "message") exchange.receive(notification.message);
    else if (notification?.kind === "typing") typists.set(notification.partnerId, notification.isTyping);
    else if (notification) quietly(sendPages(options));
  };
  const messages = atom<readonly ChatMessage[]>([]);
  const stops = [
    typingReporter.stop,
    typists.stop,
    typists.ids.listen((ids) => typing.set(ids.map(authors.nameOf))),
    bus.subscribe(uuid, (value) => {
      try {
        onNotification(value);
      } catch (error) {
        fail(error);
      }
    }),
    bus.onGap(() => void exchange.fillGap()),
    ...storeDrafts({ options, exchange, draft }),
    collect({ options, exchange, messages }),
  ];
  untilAbort(signal, () => stops.forEach((stop) => stop()));

  return {
    ...exchange,
    ...news,
    messages,
    typing,
    draft,
    type(text) {
      draft.set(text);
      typingReporter.input();
    },
    send() {
      const text = draft.get().trim();
      draft.set("");
      if (!text) return typingReporter.input();
      // the message itself says that the typing is over
      typingReporter.stop();
      outbox.send(text);
    },
    retry: outbox.retry,
    stop: () => end.abort(),
  };
}

interface Parts {
  readonly options: ConversationOptions;
  readonly exchange: Exchange;
}

/** Takes what was not sent on the page before, and writes down what is not sent here. */
function storeDrafts({ options, exchange, draft }: Parts & { readonly draft: WritableAtom<string> }) {
  const { draftStorage } = options;
  const { outbox } = exchange;
  const unsent = draftStorage.read();
  draft.set(unsent.draft);
  outbox.restore(unsent.messages);
  const write = () =>
    draftStorage.write({
      draft: draft.get(),
      messages: outbox.items.get().map(({ text, after }) => ({ text, after })),
    });
  return [draft.listen(write), outbox.items.listen(write)];
}

/** The operator's welcome, what the suite has, and what it does not have yet. */
function collect({ options, exchange, messages }: Parts & { readonly messages: WritableAtom<readonly ChatMessage[]> }) {
  const { welcome, operator } = options;
  const { thread, outbox } = exchange;
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

/** By a chunk of its own, since few operators ask. */
async function sendPages({ client, operator, uuid, pages }: ConversationOptions): Promise<void> {
  const { sendHistory } = await import("../../calls/page-history.ts");
  await sendHistory({ client, operatorId: operator?.[0] ?? 0, uuid, pages: pages() });
}
