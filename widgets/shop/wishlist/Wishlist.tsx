import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, Status } from "#shared/ui/index.ts";
import { Notice } from "../common/lists/Notice.tsx";
import type { WishlistStore, WishlistTexts } from "./wishlist.store.ts";

export function Wishlist({ store, texts }: WidgetView<WishlistStore, object, WishlistTexts>) {
  const { removing, moving, warning, error } = useStore(store.state);
  return (
    <div tabIndex={-1}>
      <Notice text={warning} dismissText={texts.dismiss} onDismiss={store.dismiss} />
      {!!error && <Failure {...failureOf(texts, error)} busy={moving} onRetry={store.retry} />}
      <slot />
      <Status hidden text={removing.length ? texts.removed : ""} />
    </div>
  );
}
