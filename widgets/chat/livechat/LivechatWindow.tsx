import { useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { failureCss, lateStyles, statusCss } from "#shared/ui/index.ts";
import chatCss from "../common/conversation/ui/chat.css";
import { ConversationPane } from "../common/conversation/ui/ConversationPane.tsx";
import { narrow } from "../common/shell/narrow.ts";
import type { LivechatView, OpenChat } from "./livechat.types.ts";

const adopt = lateStyles(failureCss, statusCss, chatCss);

/** The open chat. Parts: those of `ConversationPane` and `RatingPanel`. */
export function LivechatWindow({ chat, asked, ...view }: LivechatView & Pick<OpenChat, "chat" | "asked">) {
  const { store, props, texts, context } = view;
  const { minimized, question } = useStore(chat.state);
  const isNarrow = useStore(narrow());
  const input = useRef<HTMLTextAreaElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => adopt(input.current), []);
  const mayFocus = useRef(asked);
  useLayoutEffect(() => {
    // on a phone a focused input brings up the keyboard: the close button takes the focus there
    if (mayFocus.current && !minimized && !question) (isNarrow ? close : input).current!.focus();
    mayFocus.current = true;
  }, [minimized, question, isNarrow]);

  return (
    <ConversationPane
      conversation={chat.conversation}
      title={chat.name || props.channelName}
      position={props.position}
      minimized={minimized}
      server={context.server}
      lang={context.lang}
      texts={texts}
      visitor={props.defaultUsername || texts.visitor}
      placeholder={(props.inputPlaceholder || texts.placeholder).trim()}
      inputRef={input}
      closeRef={close}
      question={question && <question.RatingPanel rating={question.rating} texts={texts} />}
      onMinimize={store.fold}
      onCloseIntent={chat.prepareClose}
      onClose={store.close}
      onError={context.fail}
    />
  );
}

/** Loaded together with the window. */
export { createChat } from "./chat.ts";
