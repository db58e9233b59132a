import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText, fill } from "#shared/i18n/index.ts";
import { Failure, Status, useHost } from "#shared/ui/index.ts";
import { bind } from "./checkout-address.bind.ts";
import type { CheckoutAddressStore, CheckoutAddressTexts, events } from "./checkout-address.store.ts";

export function CheckoutAddress({
  store,
  texts,
  context,
}: WidgetView<CheckoutAddressStore, object, CheckoutAddressTexts, typeof events>) {
  const { busy, error, failed, confirmed } = useStore(store.state);
  const root = useHost<HTMLDivElement>((host, signal) => bind(host, signal, store, context));
  const message = failed ? fill(texts.shippingFailed, { name: failed.name }) : texts.countryFailed;
  return (
    <div ref={root} aria-busy={busy}>
      <slot />
      {!!error && (
        <Failure
          text={`${message} ${failureText(texts, error)}`}
          retryText={texts.retry}
          busy={busy}
          onRetry={store.retry}
        />
      )}
      <Status hidden text={confirmed && !busy ? fill(texts.shipsTo, { name: confirmed.name }) : ""} />
    </div>
  );
}
