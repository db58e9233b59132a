import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText, fill } from "#shared/i18n/index.ts";
import { Failure, Status } from "#shared/ui/index.ts";
import type { DeliveryStore, DeliveryTexts } from "./delivery.store.ts";

export function Delivery({ store, texts }: WidgetView<DeliveryStore, { readonly for: string }, DeliveryTexts>) {
  const { carrierId, isChosen, busy, error, answer } = useStore(store.state);
  const isRefused = answer?.possible === false;
  return (
    <div tabIndex={-1} aria-busy={busy}>
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
