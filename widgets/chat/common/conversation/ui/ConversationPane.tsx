import { atom, type WritableAtom } from "nanostores";
import { type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import { narrow } from "#chat/common/shell/narrow.ts";
import { shared, useStore } from "#shared/element/index.ts";
import { Status } from "#shared/ui/index.ts";
import { ChatWindow, type ChatWindowProps } from "./ChatWindow.tsx";
import { Composer } from "./Composer.tsx";
import { Thread, type ThreadProps } from "./Thread.tsx";

/** Returns the windows at the bottom of the page on a side, in the order in which they were opened. */
const windows = (side: string): WritableAtom<readonly object[]> =>
  shared(`dock ${side}`, () => atom<readonly object[]>([]));

/** Adds a window to a side; returns the number of windows before it. */
function useDock(side: "start" | "end"): number {
  const [me] = useState({});
  const all = windows(side);
  const slot = useStore(all).indexOf(me);
  useLayoutEffect(() => {
    all.set([...all.get(), me]);
    return () => all.set(all.get().filter((other) => other !== me));
  }, [all, me]);
  return Math.max(0, slot);
}

interface ConversationPaneProps
  extends
    Omit<ChatWindowProps, "unread" | "narrow" | "slot" | "texts" | "children">,
    Pick<ThreadProps, "conversation" | "server" | "visitor" | "texts" | "onError"> {
  /** Placeholder of the input, also its name. */
  readonly placeholder: string;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  /** View in place of the messages; the composer is disabled meanwhile. */
  readonly question?: ReactNode;
}

/** Conversation in its window; on phones the window is never minimized. Parts: those of `ChatWindow`, `Thread` and `Composer`, status. */
export function ConversationPane({ placeholder, inputRef, question, ...props }: ConversationPaneProps) {
  const { conversation, position, texts } = props;
  const unread = useStore(conversation.unread);
  const draft = useStore(conversation.draft);
  const announcement = useStore(conversation.announcement);
  const isNarrow = useStore(narrow());
  const slot = useDock(position);
  const minimized = props.minimized && !isNarrow;
  return (
    <>
      <ChatWindow {...props} unread={unread} minimized={minimized} narrow={isNarrow} slot={slot}>
        {question ?? <Thread {...props} minimized={minimized} />}
        <Composer
          inputRef={inputRef}
          text={question ? "" : draft}
          placeholder={placeholder}
          sendText={texts.send}
          disabled={!!question}
          onInput={conversation.type}
          onSend={conversation.send}
        />
      </ChatWindow>
      <Status hidden text={announcement} />
    </>
  );
}
