import { useLayoutEffect, useRef } from "react";
import { ownDocument, useStore, type WidgetView } from "#shared/element/index.ts";
import { Button, Icon, icons, Status } from "#shared/ui/index.ts";
import type en from "../i18n/en.json";
import type { PushProps, PushStore } from "./push.store.ts";

type PushTexts = Readonly<typeof en.push>;

export function Push({ store, texts }: WidgetView<PushStore, PushProps, PushTexts>) {
  const { phase, busy, failed } = useStore(store.state);
  const done = useStore(store.done);
  const [title, note] =
    phase === "on"
      ? [texts.on, texts.onNote]
      : phase === "denied"
        ? [texts.denied, texts.deniedNote]
        : [texts.title, texts.note];

  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // the button, which had the focus, is gone
    if (phase === "denied" && ownDocument.activeElement === ownDocument.body) card.current!.focus();
  }, [phase]);

  return (
    <>
      {phase && phase !== "none" && (
        <div className={"card " + phase} part="card" role="group" aria-label={title} ref={card} tabIndex={-1}>
          <span className="emblem" part="emblem">
            <Icon path={icons.bell} />
          </span>
          <div className="words">
            <p className="title" part="title">
              {title}
            </p>
            <p className="note" part="note">
              {failed ? texts.failed : note}
            </p>
          </div>
          {phase !== "denied" && (
            <div className="actions">
              <Button
                kind={phase === "on" ? "quiet" : "primary"}
                busy={busy}
                onClick={phase === "on" ? store.turnOff : store.accept}
              >
                {phase === "on" ? texts.turnOff : texts.accept}
              </Button>
              {phase === "offer" && (
                <Button kind="quiet" part="later" onClick={store.later}>
                  {texts.later}
                </Button>
              )}
            </div>
          )}
        </div>
      )}
      <Status hidden text={failed ? texts.failed : done && texts[done]} />
    </>
  );
}
