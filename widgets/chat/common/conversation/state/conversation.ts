import { atom, effect, type ReadableAtom } from "nanostores";
import type { Bus } from "../../../../../shared/suite/bus/index.ts";
import type { Client } from "../../../../../shared/suite/index.ts";
import { chatHistory, chatPost, notifyTyping, readNotification, type Message, type Person } from "../../calls/chat.ts";
import { createAuthors } from "./authors.ts";
import { createHistory, PAGE, type History } from "./history.ts";
import type { Kept } from "./kept.ts";
import { localMessage, readMessage, type ChatMessage } from "./message.ts";
import { createOutbox } from "./outbox.ts";
import { plainText } from "./plain.ts";
import { createThread } from "./thread.ts";
import type { TypingReport } from "./typing-report.lazy.ts";
import { createTypists } from "./typists.ts";

export interface ConversationOptions {
  readonly client: Client;
  readonly bus: Bus;
  readonly uuid: string;
  /** Who answers here; a document's chat has nobody special. */
  readonly operator?: Person;
  /** Somebody who signed in writes under a name; a visitor has none. */
  readonly signedIn: boolean;
  /** Said first, by the operator, and never sent; nothing where it is blank. */
  readonly welcome?: string;
  /** Unread since the page before. */
  readonly unread?: number;
  readonly kept: Kept;
  /** The pages that the visitor saw, for an operator who asks. */
  readonly pages: () => readonly string[];
  readonly fail: (error: unknown) => void;
  /** Somebody else has written; not what was there when the chat was opened. */
  readonly arrived: (message: ChatMessage) => void;
  /** A message in words, for screen readers. */
  readonly say: (name: string, text: string) => string;
}

export interface Conversation extends Pick<History, "reading" | "load" | "loadEarlier"> {
  /** Welcome, messages, and at the end what is on its way or was not sent. */
  readonly messages: ReadableAtom<readonly ChatMessage[]>;
  /** Names of those who are typing; empty for somebody unknown. */
  readonly typing: ReadableAtom<readonly string[]>;
  readonly unread: ReadableAtom<number>;
  readonly draft: ReadableAtom<string>;
  /** What screen readers are told: the newest message of somebody else, in words. */
  readonly said: ReadableAtom<string>;
  type(text: string): void;
  /** Sends the draft, trimmed, and empties it; a blank one is not sent (spec portal section 5). */
  send(): void;
  retry(key: string): void;
  /** Whether somebody sees the newest message: then nothing is unread. */
  attend(seen: boolean): void;
  stop(): void;
}

/** A chat between this visitor and others, known by its uuid. */
export function createConversation(options: ConversationOptions): Conversation {
  const { client, bus, uuid, operator, signedIn, welcome, kept, pages, arrived } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const fail = (error: unknown) => signal.aborted || options.fail(error);
  const quietly = (call: Promise<unknown>) => void call.catch(() => {});
  const authors = createAuthors(operator, signedIn);
  const thread = createThread();
  const typists = createTypists();
  const posted = new Set<number>();
  const unread = atom(options.unread ?? 0);
  const draft = atom("");
  const said = atom("");
  let attended = false;
  /** Messages up to this id were there before. What is newer is news, whether the bus or the history is quicker. */
  let old = 0;
  let begun = false;

  const tell = (message: ChatMessage) => {
    if (message.author) typists.set(message.author[0], false);
    if (!attended) unread.set(unread.get() + 1);
    const words = options.say(message.author?.[1] ?? "", plainText(message.body));
    // the same words twice are two messages
    said.set(words === said.get() ? `${words}\u00a0` : words);
    arrived(message);
  };
  /** Takes messages over and tells those of others that are newer than an id. */
  const take = (messages: readonly Message[], after: number) => {
    const read = messages.map((message) => {
      const line = readMessage(message, authors.isOwn);
      const mayBeOurs = outbox.items.get().length > 0 && !thread.has(line.id) && authors.mayBeOwn(line.author);
      const item = mayBeOurs && outbox.claim(line.id, plainText(line.body));
      if (line.author) authors.meet(line.author, !!item || posted.has(line.id));
      return item ? { ...line, key: item.key, own: true } : line;
    });
    for (const message of thread.add(read)) if (!message.own && message.id > after) tell(message);
  };
  const history = createHistory({
    page: (before) => chatHistory(client, { uuid, limit: PAGE, before }, { signal }),
    take: (messages) => take(messages, old),
    fail,
  });
  /** @param first what counts as old when this is the first reading */
  const catchUp = async (first: number) => {
    if (!begun) old = first;
    begun = true;
    await history.load();
    if (old === Infinity && !history.reading.get().error) old = thread.last();
  };
  const outbox = createOutbox({
    async post(text) {
      const id = await chatPost(client, { uuid, text }, { signal });
      posted.add(id);
      return id;
    },
    look: history.look,
    sent: ({ key, text, date }, id) => {
      if (!thread.has(id)) thread.add([localMessage({ key, id, text, date })]);
    },
    fail,
    last: thread.last,
  });
  let report: Promise<TypingReport> | undefined;
  /** Comes with the first key. It is told the text as it stands by then. */
  const reportTyping = () => {
    report ??= import("./typing-report.lazy.ts").then(({ createTypingReport }) =>
      createTypingReport((isTyping) => quietly(notifyTyping(client, uuid, isTyping))),
    );
    quietly(report.then(({ input }) => input(draft.get())));
  };
  const stopReport = () => quietly(Promise.resolve(report).then((loaded) => loaded?.stop()));

  /** Few operators ask. */
  const tellPages = async () => {
    const { sendHistory } = await import("../../calls/page-history.ts");
    await sendHistory(client, operator?.[0] ?? 0, uuid, pages());
  };
  const hear = (value: unknown) => {
    const heard = readNotification(value);
    if (heard?.kind === "typing") typists.set(heard.partnerId, heard.isTyping);
    else if (heard?.kind === "history") quietly(tellPages());
    else if (heard) take([heard.message], 0);
  };
  const unsent = kept.read();
  draft.set(unsent.draft);
  outbox.restore(unsent.messages);
  const keep = () =>
    kept.write({ draft: draft.get(), messages: outbox.items.get().map(({ text, after }) => ({ text, after })) });
  const first = welcome?.trim()
    ? [localMessage({ key: "welcome", text: welcome, date: Date.now(), author: operator, isComment: false })]
    : [];
  const messages = atom<readonly ChatMessage[]>(first);
  const typing = atom<readonly string[]>([]);
  const stops = [
    effect([thread.messages, outbox.items], (sent, items) =>
      messages.set([
        ...first,
        ...sent,
        ...items.map(({ failed, ...item }) => localMessage({ ...item, state: failed ? "failed" : "sending" })),
      ]),
    ),
    typists.ids.listen((ids) => typing.set(ids.map(authors.nameOf))),
    bus.subscribe(uuid, (value) => {
      try {
        hear(value);
      } catch (error) {
        fail(error);
      }
    }),
    bus.onGap(() => void catchUp(0)),
    draft.listen(keep),
    outbox.items.listen(keep),
  ];
  return {
    reading: history.reading,
    load: () => catchUp(Infinity),
    loadEarlier: history.loadEarlier,
    messages,
    typing,
    unread,
    draft,
    said,
    type(text) {
      draft.set(text);
      reportTyping();
    },
    send() {
      const text = draft.get().trim();
      draft.set("");
      if (!text) return reportTyping();
      // everybody knows that the typing is over
      stopReport();
      outbox.send(text);
    },
    retry: outbox.retry,
    attend(seen) {
      attended = seen;
      if (seen && unread.get()) unread.set(0);
    },
    stop() {
      if (signal.aborted) return;
      ended.abort();
      stopReport();
      typists.stop();
      for (const stop of stops) stop();
    },
  };
}
