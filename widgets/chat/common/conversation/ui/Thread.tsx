import { Fragment } from "react";
import type { chat } from "#chat/i18n/en.json";
import { minutes } from "#shared/a11y/index.ts";
import { useStore } from "#shared/element/index.ts";
import { daysAgo, formatDate } from "#shared/format/index.ts";
import { failureText, type FailureTexts, fill, plural } from "#shared/i18n/index.ts";
import { Failure, Icon, icons, Spinner } from "#shared/ui/index.ts";
import type { Conversation } from "../state/conversation.types.ts";
import { isSquashed } from "../state/message.ts";
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
  /** How an author without a name is called. */
  readonly visitor: string;
  readonly onError: (error: unknown) => void;
}

/**
 * The messages of a chat, the newest in view. In the page are the last sixty and those up to where somebody has scrolled,
 * so that ten thousand are as quick as sixty. Parts: thread, day, typing, unread. Styles: those of `Failure`, `spinnerCss`, `chatCss`.
 */
export function Thread({ conversation, minimized, server, lang, texts, visitor, onError }: ThreadProps) {
  const messages = useStore(conversation.messages);
  const { busy, error, more } = useStore(conversation.reading);
  const unread = useStore(conversation.unread);
  const typing = useStore(conversation.typing);
  const now = useStore(minutes());
  const { scroller, first, atEnd, toEnd, onScroll } = useThreadScroll(messages, minimized, {
    attend: conversation.attend,
    onStart: () => void (more && !error && conversation.loadEarlier()),
  });

  const dayOf = (date: number) =>
    [texts.today, texts.yesterday][daysAgo(date, now)] ?? formatDate(lang, date, { dateStyle: "long" });
  const shown = messages.slice(first);
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
          {busy && (
            <p className="loading">
              <Spinner />
              <span className="visually-hidden">{texts.loading}</span>
            </p>
          )}
          {!!error && (
            <Failure
              text={failureText(texts, error)}
              retryText={texts.retry}
              busy={busy}
              onRetry={() => void conversation.load()}
            />
          )}
          {!messages.length && !busy && !error && <p className="empty">{texts.empty}</p>}
          <ol className="lines">
            {shown.map((message, index) => {
              const before = shown[index - 1] ?? messages[first - 1];
              const day = dayOf(message.date);
              const opensDay = !before || dayOf(before.date) !== day;
              return (
                <Fragment key={message.key}>
                  {opensDay && (
                    <li className="day" part="day">
                      {day}
                    </li>
                  )}
                  <Line
                    conversation={conversation}
                    message={message}
                    squashed={!opensDay && isSquashed(message, before)}
                    server={server}
                    lang={lang}
                    texts={texts}
                    visitor={visitor}
                    onError={onError}
                  />
                </Fragment>
              );
            })}
          </ol>
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
