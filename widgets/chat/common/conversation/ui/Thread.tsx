import { Fragment } from "react";
import type { chat } from "#chat/i18n/en.json";
import { minutes } from "#shared/a11y/index.ts";
import { useStore } from "#shared/element/index.ts";
import { daysAgo, formatDate } from "#shared/format/index.ts";
import { failureOf, type FailureTexts, fill, plural } from "#shared/i18n/index.ts";
import { Failure, Icon, icons, Spinner } from "#shared/ui/index.ts";
import type { Conversation } from "../state/conversation.types.ts";
import { type ChatMessage, isSquashed } from "../state/message.ts";
import { Line } from "./Line.tsx";
import { useThreadScroll } from "./thread-scroll.ts";

/** Returns a text with two names at most; "Someone" for an empty name. */
export function typingText(texts: typeof chat, names: readonly string[]): string {
  const [first = "", second = ""] = names.map((name) => name || texts.someone);
  const text = ["", texts.typing, texts.typingTwo][names.length] ?? texts.typingMore;
  return fill(text, { name: first, first, second });
}

export interface ThreadProps {
  readonly conversation: Conversation;
  readonly minimized: boolean;
  readonly server: string;
  readonly lang: string;
  readonly texts: FailureTexts & typeof chat;
  /** Name of an author without a name. */
  readonly visitor: string;
  readonly onError: (error: unknown) => void;
}

/** State of the history above the messages: loading, an error, or a thread without messages. */
function ReadingState({
  conversation,
  isEmpty,
  texts,
}: Pick<ThreadProps, "conversation" | "texts"> & { readonly isEmpty: boolean }) {
  const { busy, error } = useStore(conversation.reading);
  return (
    <>
      {busy && (
        <p className="loading">
          <Spinner />
          <span className="visually-hidden">{texts.loading}</span>
        </p>
      )}
      {!!error && <Failure {...failureOf(texts, error)} busy={busy} onRetry={() => void conversation.load()} />}
      {isEmpty && !busy && !error && <p className="empty">{texts.empty}</p>}
    </>
  );
}

interface LinesProps extends Omit<ThreadProps, "minimized"> {
  readonly messages: readonly ChatMessage[];
  /** Index of the first message that is rendered. */
  readonly first: number;
}

/** Messages from an index on, each day with a heading. */
function Lines({ messages, first, ...props }: LinesProps) {
  const { lang, texts } = props;
  const now = useStore(minutes());
  const dayOf = (date: number) =>
    [texts.today, texts.yesterday][daysAgo(date, now)] ?? formatDate(lang, date, { dateStyle: "long" });
  return (
    <ol className="lines">
      {messages.slice(first).map((message, index) => {
        const before = messages[first + index - 1];
        const day = dayOf(message.date);
        const opensDay = !before || dayOf(before.date) !== day;
        return (
          <Fragment key={message.key}>
            {opensDay && (
              <li className="day" part="day">
                {day}
              </li>
            )}
            <Line {...props} message={message} squashed={!opensDay && isSquashed(message, before)} />
          </Fragment>
        );
      })}
    </ol>
  );
}

/**
 * Messages of a chat, the newest in view. Only the last sixty and those up to the visitor's scroll position are rendered,
 * so that ten thousand are as quick as sixty. Parts: thread, day, typing, unread. Styles: those of `Failure`, `spinnerCss`, `messagesCss`.
 */
export function Thread({ minimized, ...props }: ThreadProps) {
  const { conversation, lang, texts } = props;
  const messages = useStore(conversation.messages);
  const { error, more } = useStore(conversation.reading);
  const unread = useStore(conversation.unread);
  const typing = useStore(conversation.typing);
  const { scroller, first, atEnd, toEnd, onScroll } = useThreadScroll(messages, minimized, {
    attend: conversation.attend,
    onStart: () => void (more && !error && conversation.loadEarlier()),
  });
  return (
    <div className="thread">
      <div
        ref={scroller}
        className="scroller"
        part="thread"
        role="log"
        aria-live="off"
        aria-label={texts.messages}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div>
          <ReadingState conversation={conversation} isEmpty={!messages.length} texts={texts} />
          <Lines {...props} messages={messages} first={first} />
        </div>
      </div>
      {unread > 0 && !atEnd && (
        <button className="button quiet new" part="unread" type="button" onClick={toEnd}>
          <Icon path={icons.arrowDown} />
          {fill(plural(lang, texts, "unread", unread), { count: unread })}
        </button>
      )}
      <p className="typing" part="typing" hidden={!typing.length}>
        {typingText(texts, typing)}
      </p>
    </div>
  );
}
