import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Content } from "#shared/loaded/index.ts";
import { Failure, Status } from "#shared/ui/index.ts";
import { EmptyCart } from "../common/lists/EmptyCart.tsx";
import { Notice } from "../common/lists/Notice.tsx";
import { pageAddress } from "../common/lists/page-address.ts";
import { bind, loads } from "./cart.bind.ts";
import type { CartProps, CartStore, CartTexts, events } from "./cart.store.ts";

export function Cart(view: WidgetView<CartStore, CartProps, CartTexts, typeof events>) {
  const { store, texts, context } = view;
  const { busy, error } = useStore(store.state);
  const changed = useStore(store.answer);
  const warning = useStore(store.warning);
  return (
    <div tabIndex={-1} aria-busy={busy}>
      <Notice text={warning} dismissText={texts.dismiss} onDismiss={store.dismiss} />
      {!!error && <Failure {...failureOf(texts, error)} busy={busy} onRetry={() => void store.retry()} />}
      <Content
        view={view}
        loads={loads}
        bind={bind}
        empty={(written) => (
          <EmptyCart
            {...written}
            text={texts.empty}
            shopText={texts.shop}
            href={pageAddress(context.server, "/shop")}
          />
        )}
      />
      <Status hidden text={busy ? texts.updating : changed ? texts.updated : ""} />
    </div>
  );
}
