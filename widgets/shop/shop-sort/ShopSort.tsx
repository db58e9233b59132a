import { useStore, type WidgetView } from "#shared/element/index.ts";
import type { ShopSortStore, ShopSortTexts } from "./shop-sort.store.ts";

export function ShopSort({ store, texts }: WidgetView<ShopSortStore, object, ShopSortTexts>) {
  const { destination } = useStore(store.state);
  const needsNote = useStore(store.needsNote);
  return (
    <div aria-busy={!!destination}>
      {needsNote && (
        <p className="visually-hidden" part="note">
          {texts.note}
        </p>
      )}
      <slot />
    </div>
  );
}
