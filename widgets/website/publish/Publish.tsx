import { useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { Spinner, useHost } from "#shared/ui/index.ts";
import { Refusal } from "../common/control/Refusal.tsx";
import { bind } from "./publish.bind.ts";
import type { PublishProps, PublishStore, PublishTexts } from "./publish.store.ts";

export function Publish({ store, texts, context }: WidgetView<PublishStore, PublishProps, PublishTexts>) {
  const { published, busy, error } = useStore(store.state);
  const [ownControls, setOwnControls] = useState<"buttons" | "label">();
  const root = useHost<HTMLDivElement>((host, signal) => setOwnControls(bind(host, signal, store, context.editing)));
  const toggle = () => void store.toggle();
  return (
    <div ref={root} className={ownControls ? "own" : undefined}>
      {ownControls !== "buttons" && (
        <button
          className={ownControls ? "visually-hidden" : "button quiet switch"}
          part="button"
          type="button"
          role="switch"
          aria-checked={published}
          aria-disabled={busy}
          aria-busy={busy}
          onClick={toggle}
        >
          <span>{texts.published}</span>
          {!ownControls && <span className="track" />}
          {busy && !ownControls && <Spinner />}
        </button>
      )}
      <slot />
      {!!error && <Refusal texts={texts} error={error} busy={busy} onRetry={toggle} />}
    </div>
  );
}
