import { type RefCallback, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ownDocument, useStore } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Button, Icon, icons, lazyView, Spinner } from "#shared/ui/index.ts";
import { Badge } from "../common/shell/Badge.tsx";
import type { LivechatView, LivechatWindowProps } from "./livechat.types.ts";

/** The store has loaded the chunk by the time that a chat is open. */
const LivechatWindow = lazyView<LivechatWindowProps>(() =>
  import("./LivechatWindow.tsx").then((module) => module.LivechatWindow),
);

interface NoticeProps extends Pick<LivechatView, "store" | "texts"> {
  readonly away: RefCallback<HTMLSlotElement>;
  /** Called after the visitor has dismissed the notice. */
  readonly onDismiss: () => void;
}

/** Reason why no chat opened, with the page author's content for that case. */
function Notice({ store, texts, away, onDismiss }: NoticeProps) {
  const { notice, error } = useStore(store.state);
  const failure = notice === "error" && error ? failureOf(texts, error) : null;
  return (
    <div className="notice" part="notice" hidden={!notice}>
      <div className="reason">
        <p role="alert">{notice === "unavailable" ? texts.noOperator : failure?.text}</p>
        <slot ref={away} name="away" hidden={notice !== "unavailable"} />
        {failure?.retryText && (
          <Button kind="quiet" part="retry" onClick={() => void store.open()}>
            {failure.retryText}
          </Button>
        )}
      </div>
      <button
        className="tool"
        part="dismiss"
        type="button"
        aria-label={texts.dismiss}
        title={texts.dismiss}
        onClick={() => {
          store.dismiss();
          onDismiss();
        }}
      >
        <Icon path={icons.cross} />
      </button>
    </div>
  );
}

/** Returns true near the end of the page, where the text of the launcher would cover what ends it. */
function isNearEnd(): boolean {
  const { scrollTop, scrollHeight } = ownDocument.scrollingElement!;
  return scrollHeight - innerHeight - scrollTop < 96;
}

/** Returns classes of the launcher: round on a short page, and out of view at the end of a scrolled one. */
function usePageEnd(): string {
  const [round] = useState(() => (isNearEnd() ? "seen" : ""));
  const [last, setLast] = useState("");
  useEffect(() => {
    const update = () => setLast(ownDocument.scrollingElement!.scrollTop > 0 && isNearEnd() ? " last" : "");
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, []);
  return round + last;
}

type LauncherProps = Pick<LivechatView, "store" | "props" | "texts" | "context"> & {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
};

/** Floating button that opens the chat, with the control that hides it. */
function Launcher({ store, props, texts, context, buttonRef }: LauncherProps) {
  const { phase, unread, seen } = useStore(store.state);
  const end = usePageEnd();
  const isBusy = phase === "opening" || phase === "checking";
  return (
    <div className={`launcher ${seen ? "seen" : ""} ${end}`} part="launcher">
      <button
        ref={buttonRef}
        className="open"
        part="button"
        type="button"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onPointerEnter={store.prepare}
        onFocus={store.prepare}
        onTouchStart={store.prepare}
        onClick={() => void store.open()}
      >
        {isBusy ? <Spinner /> : <Icon path={icons.speech} />}
        <span className="label">{props.buttonText || texts.button}</span>
        <Badge unread={unread} texts={texts} lang={context.lang} />
      </button>
      <button
        className="tool"
        part="hide"
        type="button"
        aria-label={texts.hide}
        title={texts.hide}
        onClick={store.hide}
      >
        <Icon path={icons.cross} />
      </button>
    </div>
  );
}

/** The launcher, or the window of an open chat in its place. */
export function Livechat(view: LivechatView) {
  const { store, props, texts, context } = view;
  const { phase, current, hidden, wanted } = useStore(store.state);
  const isEditing = useStore(context.editing);

  useEffect(() => {
    // drawn with the first state of the chat: the focus would be lost in between
    if (phase === "opening") LivechatWindow.preload();
  }, [phase]);

  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // the window, which had the focus, is gone
    if (wasOpen.current && phase === "ready") button.current?.focus();
    wasOpen.current = phase === "open";
  }, [phase]);

  const [hasAway, setHasAway] = useState(false);
  const away = useCallback((slot: HTMLSlotElement | null) => {
    if (!slot) return;
    const update = () => setHasAway(slot.assignedNodes().length > 0);
    slot.addEventListener("slotchange", update);
    update();
  }, []);

  if (current) return <LivechatWindow {...view} {...current} onError={context.fail} />;
  // without an operator, the button still leads to the page author's content for that case, and repeats the check
  const isOffered = /away|checking/.test(phase) ? hasAway && !isEditing && (phase === "away" || wanted) : true;
  if (hidden || !isOffered) return <slot ref={away} name="away" hidden />;
  return (
    <div className={`dock ${props.position}`}>
      <Notice store={store} texts={texts} away={away} onDismiss={() => button.current!.focus()} />
      <Launcher {...view} buttonRef={button} />
    </div>
  );
}
