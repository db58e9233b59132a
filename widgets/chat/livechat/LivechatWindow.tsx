import { useLayoutEffect, useRef } from "react";
import { useStore } from "#shared/element/index.ts";
import { failureCss, lateStyles, lazyView, statusCss } from "#shared/ui/index.ts";
import { ConversationPane } from "../common/conversation/ui/ConversationPane.tsx";
import messagesCss from "../common/conversation/ui/messages.css";
import windowCss from "../common/conversation/ui/window.css";
import { narrow } from "../common/shell/narrow.ts";
import type { LivechatWindowProps } from "./livechat.types.ts";
import type { RatingPanelProps } from "./RatingPanel.tsx";

const adopt = lateStyles(failureCss, statusCss, windowCss, messagesCss);

/** The store has loaded the chunk by the time that it asks for a rating. */
const RatingPanel = lazyView<RatingPanelProps>(() => import("./ask-rating.ts").then((module) => module.RatingPanel));

/** Window of an open chat. Parts: those of `ConversationPane` and `RatingPanel`. */
export function LivechatWindow({ chat, asked, store, props, texts, context, onError }: LivechatWindowProps) {
  const { minimized, rating } = useStore(chat.state);
  const isNarrow = useStore(narrow());
  const input = useRef<HTMLTextAreaElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => adopt(input.current), []);
  const mayFocus = useRef(asked);
  useLayoutEffect(() => {
    // on phones a focused input opens the keyboard, so the close button takes the focus
    if (mayFocus.current && !minimized && !rating) (isNarrow ? close : input).current!.focus();
    mayFocus.current = true;
  }, [minimized, rating, isNarrow]);

  return (
    <ConversationPane
      conversation={chat.conversation}
      title={chat.name || props.channelName}
      face={chat.face}
      position={props.position}
      minimized={minimized}
      server={context.server}
      lang={context.lang}
      texts={texts}
      visitor={props.defaultUsername || texts.visitor}
      placeholder={(props.inputPlaceholder || texts.placeholder).trim()}
      inputRef={input}
      closeRef={close}
      question={rating && <RatingPanel rating={rating} texts={texts} onError={onError} />}
      onMinimize={store.fold}
      onCloseIntent={chat.prepareClose}
      onClose={store.close}
      onError={onError}
    />
  );
}

/** Code of the store that loads together with the window. */
export { createChat } from "./chat.ts";
