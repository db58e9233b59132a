import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef } from "react";
import { narrow } from "../common/base/narrow.ts";
import { ChatWindow } from "../common/conversation/ui/ChatWindow.tsx";
import chatCss from "../common/conversation/ui/chat.css";
import { Composer } from "../common/conversation/ui/Composer.tsx";
import { Thread } from "../common/conversation/ui/Thread.tsx";
import { useDock } from "../common/conversation/ui/dock.ts";
import { failureCss, lateStyles, Status, statusCss } from "../../../shared/ui/index.ts";
import type { LivechatView, OpenChat } from "./livechat.types.ts";

const adopt = lateStyles(failureCss, statusCss, chatCss);

/** The open chat. Parts: those of `ChatWindow`, `Thread`, `Composer` and `RatingPanel`. */
export function LivechatWindow({
  chat,
  asked,
  store,
  props,
  texts,
  context,
}: LivechatView & Pick<OpenChat, "chat" | "asked">) {
  const { conversation } = chat;
  const folded = useStore(chat.folded);
  const question = useStore(chat.rating);
  const unread = useStore(conversation.unread);
  const draft = useStore(conversation.draft);
  const said = useStore(conversation.said);
  const mobile = useStore(narrow());
  const slot = useDock(props.position);

  const input = useRef<HTMLTextAreaElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => adopt(input.current), []);
  const mayFocus = useRef(asked);
  useLayoutEffect(() => {
    // on a phone the keyboard would come up: the focus goes to the way back
    if (mayFocus.current && !folded && !question) (mobile ? close : input).current!.focus();
    mayFocus.current = true;
  }, [folded, question, mobile]);

  return (
    <>
      <ChatWindow
        title={chat.name || props.channelName}
        unread={unread}
        folded={folded && !mobile}
        narrow={mobile}
        position={props.position}
        slot={slot}
        texts={texts}
        lang={context.lang}
        onFold={store.fold}
        closeRef={close}
        onIntent={chat.prepareClose}
        onClose={store.close}
      >
        {question ? (
          <question.RatingPanel rating={question.rating} texts={texts} />
        ) : (
          <Thread
            conversation={conversation}
            folded={folded && !mobile}
            server={context.server}
            lang={context.lang}
            texts={texts}
            visitor={props.defaultUsername || texts.visitor}
            onError={context.fail}
          />
        )}
        <Composer
          inputRef={input}
          text={question ? "" : draft}
          placeholder={(props.inputPlaceholder || texts.placeholder).trim()}
          sendText={texts.send}
          disabled={!!question}
          onInput={conversation.type}
          onSend={conversation.send}
        />
      </ChatWindow>
      <Status hidden text={said} />
    </>
  );
}
