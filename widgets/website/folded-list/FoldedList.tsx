import type { WidgetView } from "#shared/element/index.ts";
import { useHost, whileBrowsing } from "#shared/ui/index.ts";
import { drive } from "./folded-list.drive.ts";
import type { FoldedListTexts } from "./folded-list.element.ts";
import type { FoldedListStore } from "./folded-list.store.ts";

export function FoldedList({ store, texts, context }: WidgetView<FoldedListStore, object, FoldedListTexts>) {
  const root = useHost<HTMLDivElement>((host, signal) =>
    whileBrowsing(signal, context.editing, (end) => {
      if (!drive(host, end, texts.unfold)) store.failEmpty();
    }),
  );
  return (
    <div ref={root}>
      <slot />
    </div>
  );
}
