import { useLayoutEffect, useRef, useState } from "react";
import type { ChatMessage } from "../state/message.ts";

/** Number of messages that are added to the page at a time. */
const step = 60;
/** Distance from the start in px at which earlier messages are added. */
const ahead = 300;
/** Distance from the end in px that counts as the end. */
const nearEnd = 5;

interface Watch {
  /** Called with true while the newest message is in view. */
  readonly attend: (seen: boolean) => void;
  /** Called when the visitor has scrolled to the oldest known message. */
  readonly onStart: () => void;
}

/**
 * Tracks the scroll position of a thread, and which messages are in the page. The scroller counts from its end (`column-reverse`): the
 * browser keeps the newest message in view, and keeps the position while older messages are added above.
 */
export function useThreadScroll(messages: readonly ChatMessage[], minimized: boolean, { attend, onStart }: Watch) {
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  /** Key of the first message in the page; null while the last messages are shown. */
  const [from, setFrom] = useState<string | null>(null);
  const found = from === null ? -1 : messages.findIndex(({ key }) => key === from);
  const first = found < 0 ? Math.max(0, messages.length - step) : found;

  const toEnd = () => {
    scroller.current!.scrollTop = 0;
  };
  const newest = messages.at(-1);
  useLayoutEffect(() => {
    // scrolls to the visitor's own message
    if (newest?.state === "sending") toEnd();
  }, [newest?.key, newest?.state]);
  useLayoutEffect(() => attend(!minimized && atEnd), [minimized, atEnd, attend]);

  const onScroll = () => {
    const view = scroller.current;
    // a minimized window has no height, and a scroll event may fire after the window has closed
    if (!view?.clientHeight) return;
    const { scrollTop, scrollHeight, clientHeight } = view;
    const end = scrollTop > -nearEnd;
    const nearStart = scrollHeight - clientHeight + scrollTop < ahead;
    setAtEnd(end);
    setFrom((!end && messages[nearStart ? Math.max(0, first - step) : first]?.key) || null);
    if (nearStart && first === 0) onStart();
  };
  // a thread that is too short to scroll gets no event, so load earlier messages now
  useLayoutEffect(onScroll, [messages[0]?.key]);

  return { scroller, first, atEnd, toEnd, onScroll };
}
