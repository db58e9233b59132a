import type { WidgetContext } from "../../../shared/element/index.ts";
import { fill } from "../../../shared/i18n/index.ts";
import { untilAbort } from "../../../shared/state/index.ts";
import { adoptStyles } from "../../../shared/ui/index.ts";
import { driveForms } from "./form.drive.ts";
import css from "./shop-sort.light.css";
import type { ShopSortStore } from "./shop-sort.store.ts";
import type { ShopSortTexts } from "./shop-sort.strings.ts";
import { driveTree } from "./tree.drive.ts";

/** Drives what is in a host until the signal, or until somebody edits the page: it is then as its author wrote it. */
export function drive(
  host: HTMLElement,
  signal: AbortSignal,
  store: ShopSortStore,
  texts: ShopSortTexts,
  { editing }: Pick<WidgetContext, "editing">,
): void {
  if (editing.get()) return;
  const end = new AbortController();
  untilAbort(
    signal,
    () => end.abort(),
    editing.listen(() => end.abort()),
  );
  adoptStyles(host, css);
  driveForms(host, end.signal, store.go);
  driveTree(host, end.signal, (category) => (category ? fill(texts.subcategories, { category }) : texts.more));
  addEventListener("pageshow", store.stay, { signal: end.signal });
}
