import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf, fill } from "#shared/i18n/index.ts";
import { Failure, Status } from "#shared/ui/index.ts";
import type { DeliveryStore, DeliveryTexts } from "./delivery.store.ts";

export function Delivery({ store, texts }: WidgetView<DeliveryStore, { readonly for: string }, DeliveryTexts>) {
  const { carrierId, isChosen, busy, error, answer } = useStore(store.state);
  const isRefused = answer?.possible === false;
  return (
    <div tabIndex={-1} aria-busy={busy}>
      <slot />
      {isRefused ? (
        <Failure text={answer.reason || texts.refused} />
      ) : (
        !!error && <Failure {...failureOf(texts, error)} onRetry={store.retry} />
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
