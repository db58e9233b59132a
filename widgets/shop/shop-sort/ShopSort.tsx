import { useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { useHost } from "#shared/ui/index.ts";
import { formsIn, isSentByChoice } from "./form.markup.ts";
import { bind } from "./shop-sort.bind.ts";
import type { ShopSortStore, ShopSortTexts } from "./shop-sort.store.ts";

export function ShopSort({ store, texts, context }: WidgetView<ShopSortStore, object, ShopSortTexts>) {
  const { leavingFor } = useStore(store.state);
  const [needsNote, setNeedsNote] = useState(false);
  const root = useHost<HTMLDivElement>((host, signal) => {
    bind(host, signal, store, texts, context);
    setNeedsNote(formsIn(host).some(isSentByChoice));
  });
  return (
    <div ref={root} aria-busy={!!leavingFor}>
      {needsNote && (
        <p className="visually-hidden" part="note">
          {texts.note}
        </p>
      )}
      <slot />
    </div>
  );
}
