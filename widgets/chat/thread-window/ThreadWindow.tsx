import { useLayoutEffect, useRef } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import type { Conversation } from "../common/conversation/state/conversation.types.ts";
import { ConversationPane } from "../common/conversation/ui/ConversationPane.tsx";
import type { ThreadWindowProps, ThreadWindowStore, ThreadWindowTexts } from "./thread-window.store.ts";

type View = WidgetView<ThreadWindowStore, ThreadWindowProps, ThreadWindowTexts>;

function OpenWindow({ store, props, texts, context, conversation }: View & { readonly conversation: Conversation }) {
  const { minimized } = useStore(store.state);
  const input = useRef<HTMLTextAreaElement>(null);
  const wasMinimized = useRef(minimized);
  useLayoutEffect(() => {
    // the window is open from the start, so it takes the focus only when the visitor restores it
    if (wasMinimized.current && !minimized) input.current!.focus();
    wasMinimized.current = minimized;
  }, [minimized]);

  return (
    <ConversationPane
      conversation={conversation}
      title={props.name || texts.title}
      position={props.position}
      minimized={minimized}
      server={context.server}
      lang={context.lang}
      texts={texts}
      visitor={texts.visitor}
      placeholder={texts.placeholder}
      inputRef={input}
      onMinimize={store.fold}
      onClose={store.close}
      onError={context.fail}
    />
  );
}

export function ThreadWindow(view: View) {
  const { conversation } = useStore(view.store.state);
  return conversation && <OpenWindow key={view.props.uuid} {...view} conversation={conversation} />;
}
