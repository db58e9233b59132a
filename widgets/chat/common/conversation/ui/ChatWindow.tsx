import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import { Icon } from "../../../../../shared/ui/index.ts";
import { Badge } from "../../base/Badge.tsx";
import type { ChatTexts } from "../../base/chat.strings.ts";

export interface ChatWindowProps {
  readonly title: string;
  readonly unread: number;
  readonly folded: boolean;
  /** A phone: the window takes the whole of it and does not fold. */
  readonly narrow: boolean;
  readonly position: "start" | "end";
  /** Its place among the windows of that side, from 0. */
  readonly slot: number;
  readonly texts: ChatTexts;
  readonly lang: string;
  readonly closeRef?: RefObject<HTMLButtonElement | null>;
  readonly onFold: () => void;
  /** Somebody is about to close it. */
  readonly onIntent?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The frame of a chat, docked at the bottom. Parts: window, header, title, badge, close, body. Styles: `chatCss`. */
export function ChatWindow({
  title,
  unread,
  folded,
  narrow,
  position,
  slot,
  texts,
  lang,
  closeRef,
  onFold,
  onIntent,
  onClose,
  children,
}: ChatWindowProps) {
  const ref = useRef<HTMLElement>(null);
  const was = useRef(folded);
  useLayoutEffect(() => ref.current!.style.setProperty("--_slot", String(slot)), [slot]);
  useLayoutEffect(() => {
    const end = new AbortController();
    // without it the window is as high as the screen
    if (narrow)
      void import("./keyboard.lazy.ts").then(
        ({ fitKeyboard }) => fitKeyboard(ref.current!, end.signal),
        () => {},
      );
    return () => end.abort();
  }, [narrow]);
  useLayoutEffect(() => {
    // where it stood from the start nothing moves
    if (was.current !== folded) ref.current!.classList.add("moves");
    was.current = folded;
  }, [folded]);
  const label = (
    <>
      <span className="name">{title}</span>
      <Badge unread={unread} texts={texts} lang={lang} />
      {!narrow && <Icon path={folded ? "M6 15l6-6 6 6" : "M6 9l6 6 6-6"} />}
    </>
  );
  const close = (
    <button
      ref={closeRef}
      className="tool"
      part="close"
      type="button"
      aria-label={texts.close}
      title={texts.close}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClose}
    >
      <Icon path={narrow ? "M20 12H4m7-7-7 7 7 7" : "M6 6l12 12M18 6 6 18"} />
    </button>
  );
  return (
    <section ref={ref} className={`window ${position}${folded ? " folded" : ""}`} part="window" aria-label={title}>
      <header className="header" part="header">
        {narrow && close}
        <h2 className="title">
          {narrow ? (
            <span part="title">{label}</span>
          ) : (
            <button part="title" type="button" aria-expanded={!folded} onClick={onFold}>
              {label}
            </button>
          )}
        </h2>
        {!narrow && close}
      </header>
      <div className="body" part="body" inert={folded}>
        {children}
      </div>
    </section>
  );
}
