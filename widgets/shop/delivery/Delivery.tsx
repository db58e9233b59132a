import { useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText, fill } from "#shared/i18n/index.ts";
import { Failure, Status, useHost } from "#shared/ui/index.ts";
import { bind } from "./delivery.bind.ts";
import type { DeliveryStore, DeliveryTexts } from "./delivery.store.ts";

export function Delivery({
  store,
  texts,
  context,
}: WidgetView<DeliveryStore, { readonly for: string }, DeliveryTexts>) {
  const { carrierId, isChosen, busy, error, answer } = useStore(store.state);
  // renders again after `bind` read the page, before the browser paints
  const [, setBound] = useState(false);
  const root = useHost<HTMLDivElement>((host, signal) => {
    bind(host, signal, store, context);
    setBound(true);
  });
  const isRefused = answer?.possible === false;
  return (
    <div ref={root} tabIndex={-1} aria-busy={busy}>
      <slot />
      {(!!error || isRefused) && (
        <Failure
          text={isRefused ? answer.reason || texts.refused : failureText(texts, error)}
          retryText={texts.retry}
          onRetry={isRefused ? undefined : store.retry}
        />
      )}
      <Status
        hidden={!!carrierId}
        text={
          carrierId ? (isChosen && answer?.possible ? fill(texts.updated, { ...answer.amounts }) : "") : texts.choose
        }
      />
    </div>
  );
}
