import { useLayoutEffect, useRef, useState } from "react";
import type { ChatMessage } from "../state/message.ts";

/** Messages that are put into the page at a time. */
const step = 60;
/** px from the start at which the messages before are put there too. */
const ahead = 300;
/** px that may be hidden at the end. */
const nearEnd = 5;

interface Watch {
  /** Whether somebody sees the newest message. */
  readonly attend: (seen: boolean) => void;
  /** Somebody has scrolled to the oldest message that is known. */
  readonly onStart: () => void;
}

/**
 * Which messages are in the page, and where one reads. The scroller counts from its end (`column-reverse`): the browser
 * itself keeps the newest message in view, and what is read in its place while older ones come in above it.
 */
export function useThreadScroll(messages: readonly ChatMessage[], minimized: boolean, { attend, onStart }: Watch) {
  const scroller = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  /** Key of the first message in the page; null: the last ones are. */
  const [from, setFrom] = useState<string | null>(null);
  const found = from === null ? -1 : messages.findIndex(({ key }) => key === from);
  const first = found < 0 ? Math.max(0, messages.length - step) : found;

  const toEnd = () => {
    scroller.current!.scrollTop = 0;
  };
  const newest = messages.at(-1);
  useLayoutEffect(() => {
    // a message of this person is brought into view
    if (newest?.state === "sending") toEnd();
  }, [newest?.key, newest?.state]);
  useLayoutEffect(() => attend(!minimized && atEnd), [minimized, atEnd, attend]);

  const onScroll = () => {
    const view = scroller.current;
    // a minimized window has no height, and a scroll event may come after the window was closed
    if (!view?.clientHeight) return;
    const { scrollTop, scrollHeight, clientHeight } = view;
    const end = scrollTop > -nearEnd;
    const nearStart = scrollHeight - clientHeight + scrollTop < ahead;
    setAtEnd(end);
    setFrom((!end && messages[nearStart ? Math.max(0, first - step) : first]?.key) || null);
    if (nearStart && first === 0) onStart();
  };
  // at the very start nothing can be scrolled, so no event asks for what is older
  useLayoutEffect(onScroll, [messages[0]?.key]);

  return { scroller, first, atEnd, toEnd, onScroll };
}
