import { createElement, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { Button, Icon, icons, Spinner } from "#shared/ui/index.ts";
import { Badge } from "../common/shell/Badge.tsx";
import type { LivechatView } from "./livechat.types.ts";

/** The button, or the chat in its place. */
export function Livechat(view: LivechatView) {
  const { store, props, texts, context } = view;
  const { phase, current, error, notice, hidden, unread, wanted } = useStore(store.state);
  const isEditing = useStore(context.editing);

  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    // the focus was in the window, which is gone
    if (wasOpen.current && phase === "ready") button.current?.focus();
    wasOpen.current = phase === "open";
  }, [phase]);

  const [hasAway, setHasAway] = useState(false);
  const away = useCallback((slot: HTMLSlotElement | null) => {
    if (!slot) return;
    const look = () => setHasAway(slot.assignedNodes().length > 0);
    slot.addEventListener("slotchange", look);
    look();
  }, []);

  if (current) return createElement(current.LivechatWindow, { ...view, ...current });
  // who finds nobody can still read or send what the author put there; the button asks again whether somebody is there
  const isOffered = /away|checking/.test(phase) ? hasAway && !isEditing && (phase === "away" || wanted) : true;
  if (hidden || !isOffered) return <slot ref={away} name="away" hidden />;
  const isBusy = phase === "opening" || phase === "checking";
  return (
    <div className={`dock ${props.position}`}>
      <div className="notice" part="notice" hidden={!notice}>
        <div className="reason">
          <p role="alert">{notice === "unavailable" ? texts.noOperator : notice && failureText(texts, error)}</p>
          <slot ref={away} name="away" hidden={notice !== "unavailable"} />
          {notice !== "unavailable" && (
            <Button kind="quiet" part="retry" onClick={() => void store.open()}>
              {texts.retry}
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
            button.current!.focus();
          }}
        >
          <Icon path={icons.cross} />
        </button>
      </div>
      <div className="launcher" part="launcher">
        <button
          ref={button}
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
    </div>
  );
}
