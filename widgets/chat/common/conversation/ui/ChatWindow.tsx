import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Badge } from "#chat/common/shell/Badge.tsx";
import type { chat } from "#chat/i18n/en.json";
import { Icon, icons } from "#shared/ui/index.ts";

export interface ChatWindowProps {
  readonly title: string;
  /** Address of the picture of the person who answers. */
  readonly face?: string;
  readonly unread: number;
  readonly minimized: boolean;
  /** True on phones: the window fills the screen and cannot be minimized. */
  readonly narrow: boolean;
  readonly position: "start" | "end";
  /** Position among the windows of that side, from 0. */
  readonly slot: number;
  readonly texts: typeof chat;
  readonly lang: string;
  readonly closeRef?: RefObject<HTMLButtonElement | null>;
  /** Minimizes the window, or restores it. */
  readonly onMinimize: () => void;
  /** Called when the visitor is about to close the window. */
  readonly onCloseIntent?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Title of the window, which minimizes and restores it, and the close button. */
function WindowHeader(props: ChatWindowProps) {
  const { title, face, unread, minimized, narrow, texts, lang, closeRef, onMinimize, onCloseIntent, onClose } = props;
  const label = (
    <>
      {face && (
        <img
          className="face"
          src={face}
          alt=""
          width={24}
          height={24}
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
      <span className="name">{title}</span>
      <Badge unread={unread} texts={texts} lang={lang} />
      {!narrow && <Icon path={minimized ? icons.chevronUp : icons.chevronDown} />}
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
      onPointerEnter={onCloseIntent}
      onFocus={onCloseIntent}
      onClick={onClose}
    >
      <Icon path={narrow ? icons.arrowLeft : icons.cross} />
    </button>
  );
  return (
    <header className="header" part="header">
      {narrow && close}
      <h2 className="title">
        {narrow ? (
          <span part="title">{label}</span>
        ) : (
          <button part="title" type="button" aria-expanded={!minimized} onClick={onMinimize}>
            {label}
          </button>
        )}
      </h2>
      {!narrow && close}
    </header>
  );
}

/** Frame of a chat, docked at the bottom. Parts: window, header, title, badge, close, body. Styles: `windowCss`. */
export function ChatWindow(props: ChatWindowProps) {
  const { title, minimized, narrow, position, slot, children } = props;
  const ref = useRef<HTMLElement>(null);
  const wasMinimized = useRef(minimized);
  useLayoutEffect(() => ref.current!.style.setProperty("--_slot", String(slot)), [slot]);
  useLayoutEffect(() => {
    const end = new AbortController();
    // if the code cannot be loaded, the window is as high as the screen
    if (narrow)
      void import("./keyboard.ts").then(
        ({ fitKeyboard }) => fitKeyboard(ref.current!, end.signal),
        () => {},
      );
    return () => end.abort();
  }, [narrow]);
  useLayoutEffect(() => {
    // the first render is not animated
    if (wasMinimized.current !== minimized) ref.current!.classList.add("moves");
    wasMinimized.current = minimized;
  }, [minimized]);
  return (
    <section
      ref={ref}
      className={`window ${position}${minimized ? " minimized" : ""}`}
      part="window"
      aria-label={title}
    >
      <WindowHeader {...props} />
      <div className="body" part="body" inert={minimized}>
        {children}
      </div>
    </section>
  );
}
