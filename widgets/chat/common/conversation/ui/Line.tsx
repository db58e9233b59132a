import { useMemo } from "react";
import type { chat } from "#chat/i18n/en.json";
import { minutes } from "#shared/a11y/index.ts";
import { useStore } from "#shared/element/index.ts";
import { ago, formatDate } from "#shared/format/index.ts";
import { message as profile } from "#shared/html/message.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import type { ChangesProps } from "#shared/ui/Changes.tsx";
import { Button, lazyView, ServerHtml } from "#shared/ui/index.ts";
import type { Conversation } from "../state/conversation.types.ts";
import type { ChatMessage } from "../state/message.ts";
import type { FilesProps } from "./Files.tsx";
import type { BodyProps } from "./LongMessage.tsx";

interface TimeProps {
  /** ms since 1970. */
  readonly date: number;
  readonly lang: string;
  /** Shows the time of day instead of the time since then. */
  readonly fixed?: boolean;
}

/** Time of a message; the tooltip has the full date. */
function Time({ date, lang, fixed }: TimeProps) {
  const now = useStore(minutes());
  return (
    <time
      className="time"
      dateTime={new Date(date).toISOString()}
      title={formatDate(lang, date, { dateStyle: "long", timeStyle: "short" })}
    >
      {fixed ? formatDate(lang, date, { timeStyle: "short" }) : ago(lang, date, Math.max(now, date))}
    </time>
  );
}

const LongMessage = lazyView<BodyProps>(() => import("./LongMessage.tsx").then((module) => module.LongMessage));

/** Content of a message. A lazy chunk decides whether a message of many elements is too long for a page. Part: content. */
function Body(props: BodyProps) {
  const { html, server, onError } = props;
  const mayBeLong = html.length > 20_000 || html.split("<", 102).length > 101;
  return mayBeLong ? (
    <LongMessage {...props} />
  ) : (
    <ServerHtml html={html} profile={profile} base={server} onError={onError} />
  );
}

interface LineProps {
  readonly conversation: Conversation;
  readonly message: ChatMessage;
  /** True if the message follows another one of the same author: it is shown without name and picture. */
  readonly squashed: boolean;
  readonly server: string;
  readonly lang: string;
  readonly texts: FailureTexts & typeof chat;
  /** Name of an author without a name. */
  readonly visitor: string;
  readonly onError: (error: unknown) => void;
}

/** Lazy: most chats have neither files nor changes. */
const Files = lazyView<FilesProps>(() => import("./Files.tsx").then((module) => module.Files));
const Changes = lazyView<ChangesProps>(() => import("#shared/ui/Changes.tsx").then((module) => module.Changes));

/** Message of a thread. Parts: message, avatar, author, bubble, own, content, retry. Styles: `buttonCss`, `messagesCss`. */
export function Line({ conversation, message, squashed, server, lang, texts, visitor, onError }: LineProps) {
  // a new message does not render the others again
  return useMemo(() => {
    const { key, body, date, author, own, files, isNote, changes, state } = message;
    return (
      <li
        className={`line${own ? " own" : ""}${squashed ? " squashed" : ""}${isNote ? " note" : ""} ${state}`}
        part="message"
      >
        {!squashed && (
          <>
            <img
              className="avatar"
              part="avatar"
              src={
                server +
                (author ? `/web/image/res.partner/${author[0]}/image_small` : "/mail/static/src/img/smiley/avatar.jpg")
              }
              alt=""
              width={32}
              height={32}
              loading="lazy"
            />
            <p className="info">
              <strong part="author">
                <bdi>{author?.[1] || visitor}</bdi>
              </strong>
              <Time date={date} lang={lang} />
            </p>
          </>
        )}
        <div className="bubble" part={own ? "bubble own" : "bubble"}>
          <Body html={body} server={server} texts={texts} onError={onError} />
          {changes.length > 0 && <Changes changes={changes} onError={onError} />}
          {files.length > 0 && (
            <Files files={files} messages={conversation.messages} server={server} texts={texts} onError={onError} />
          )}
        </div>
        {squashed && <Time date={date} lang={lang} fixed />}
        {state === "sending" && <p className="state">{texts.sending}</p>}
        {state === "failed" && (
          <p className="state">
            <span>{texts.notSent}</span>
            <Button kind="quiet" part="retry" onClick={() => conversation.retry(key)}>
              {texts.retry}
            </Button>
          </p>
        )}
      </li>
    );
  }, [conversation, message, squashed, server, lang, texts, visitor, onError]);
}
