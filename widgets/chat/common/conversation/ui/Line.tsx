import { useMemo } from "react";
import type { chat } from "#chat/i18n/en.json";
import type { FailureTexts } from "#shared/i18n/index.ts";
import type { ChangesProps } from "#shared/ui/Changes.tsx";
import { Button, lazyView } from "#shared/ui/index.ts";
import type { Conversation } from "../state/conversation.types.ts";
import type { ChatMessage } from "../state/message.ts";
import { Body } from "./Body.tsx";
import type { FilesProps } from "./Files.tsx";
import { Time } from "./Time.tsx";

interface LineProps {
  readonly conversation: Conversation;
  readonly message: ChatMessage;
  /** Stands under another one of the same author: without name and picture. */
  readonly squashed: boolean;
  readonly server: string;
  readonly lang: string;
  readonly texts: FailureTexts & typeof chat;
  /** How an author without a name is called. */
  readonly visitor: string;
  readonly onError: (error: unknown) => void;
}

/** Most chats have none. */
const Files = lazyView<FilesProps>(() => import("./Files.tsx").then((module) => module.Files));
const Changes = lazyView<ChangesProps>(() => import("#shared/ui/Changes.tsx").then((module) => module.Changes));

/** One message. Parts: message, avatar, author, bubble, own, content, retry. Styles: `buttonCss`, `chatCss`. */
export function Line({ conversation, message, squashed, server, lang, texts, visitor, onError }: LineProps) {
  // a message that comes leaves all others alone
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
