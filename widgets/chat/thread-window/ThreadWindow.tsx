import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef } from "react";
import { narrow } from "../common/base/narrow.ts";
import type { WidgetView } from "../../../shared/element/index.ts";
import type { Conversation } from "../common/conversation/state/conversation.ts";
import { ChatWindow } from "../common/conversation/ui/ChatWindow.tsx";
import { Composer } from "../common/conversation/ui/Composer.tsx";
import { Thread } from "../common/conversation/ui/Thread.tsx";
import { useDock } from "../common/conversation/ui/dock.ts";
import { Status } from "../../../shared/ui/index.ts";
import type { ThreadWindowProps, ThreadWindowStore } from "./thread-window.store.ts";
import type { ThreadWindowTexts } from "./thread-window.strings.ts";

type View = WidgetView<ThreadWindowStore, ThreadWindowProps, ThreadWindowTexts>;

function OpenWindow({ store, props, texts, context, conversation }: View & { readonly conversation: Conversation }) {
  const folded = useStore(store.folded);
  const unread = useStore(conversation.unread);
  const draft = useStore(conversation.draft);
  const said = useStore(conversation.said);
  const mobile = useStore(narrow());
  const slot = useDock(props.position);

  const input = useRef<HTMLTextAreaElement>(null);
  const wasFolded = useRef(folded);
  useLayoutEffect(() => {
    // it is there from the start: the focus is only taken by who unfolds it
    if (wasFolded.current && !folded) input.current!.focus();
    wasFolded.current = folded;
  }, [folded]);

  return (
    <>
      <ChatWindow
        title={props.name || texts.title}
        unread={unread}
        folded={folded && !mobile}
        narrow={mobile}
        position={props.position}
        slot={slot}
        texts={texts}
        lang={context.lang}
        onFold={store.fold}
        onClose={store.close}
      >
        <Thread
          conversation={conversation}
          folded={folded && !mobile}
          server={context.server}
          lang={context.lang}
          texts={texts}
          visitor={texts.visitor}
          onError={context.fail}
        />
        <Composer
          inputRef={input}
          text={draft}
          placeholder={texts.placeholder}
          sendText={texts.send}
          disabled={false}
          onInput={conversation.type}
          onSend={conversation.send}
        />
      </ChatWindow>
      <Status hidden text={said} />
    </>
  );
}

export function ThreadWindow(view: View) {
  const conversation = useStore(view.store.conversation);
  return conversation && <OpenWindow key={view.props.uuid} {...view} conversation={conversation} />;
}
