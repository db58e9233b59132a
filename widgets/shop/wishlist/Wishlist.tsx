import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Content } from "#shared/loaded/index.ts";
import { Failure, Status } from "#shared/ui/index.ts";
import { EmptyCart } from "../common/lists/EmptyCart.tsx";
import { Notice } from "../common/lists/Notice.tsx";
import { pageAddress } from "../common/lists/page-address.ts";
import { bind, loads } from "./wishlist.bind.ts";
import type { events, WishlistStore, WishlistTexts } from "./wishlist.store.ts";

export function Wishlist(view: WidgetView<WishlistStore, object, WishlistTexts, typeof events>) {
  const { store, texts, context } = view;
  const { removing, moving, warning, error } = useStore(store.state);
  return (
    <div tabIndex={-1}>
      <Notice text={warning} dismissText={texts.dismiss} onDismiss={store.dismiss} />
      {!!error && <Failure {...failureOf(texts, error)} busy={moving} onRetry={store.retry} />}
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
      <Status hidden text={removing.length ? texts.removed : ""} />
    </div>
  );
}
