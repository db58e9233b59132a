import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf, failureText, fill } from "#shared/i18n/index.ts";
import { Failure, Status } from "#shared/ui/index.ts";
import type { CheckoutAddressStore, CheckoutAddressTexts } from "./checkout-address.store.ts";

export function CheckoutAddress({ store, texts }: WidgetView<CheckoutAddressStore, object, CheckoutAddressTexts>) {
  const { busy, error, failed, confirmed } = useStore(store.state);
  const message = failed ? fill(texts.shippingFailed, { name: failed.name }) : texts.countryFailed;
  return (
    <div aria-busy={busy}>
      <slot />
      {!!error && (
        <Failure
          {...failureOf(texts, error)}
          text={`${message} ${failureText(texts, error)}`}
          busy={busy}
          onRetry={store.retry}
        />
      )}
      <Status hidden text={confirmed && !busy ? fill(texts.shipsTo, { name: confirmed.name }) : ""} />
    </div>
  );
}
