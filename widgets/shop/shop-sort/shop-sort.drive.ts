import type { WidgetContext } from "../../../shared/element/index.ts";
import { fill } from "../../../shared/i18n/index.ts";
import { adoptStyles, whileBrowsing } from "../../../shared/ui/index.ts";
import { driveForms } from "./form.drive.ts";
import css from "./shop-sort.light.css";
import type { ShopSortStore } from "./shop-sort.store.ts";
import type { ShopSortTexts } from "./shop-sort.strings.ts";
import { driveTree } from "./tree.drive.ts";

/** Drives what is in a host until the signal; while somebody edits the page it is as its author wrote it. */
export function drive(
  host: HTMLElement,
  signal: AbortSignal,
  store: ShopSortStore,
  texts: ShopSortTexts,
  { editing }: Pick<WidgetContext, "editing">,
): void {
  adoptStyles(host, css);
  whileBrowsing(signal, editing, (end) => {
    driveForms(host, end, store.go);
    driveTree(host, end, (category) => (category ? fill(texts.subcategories, { category }) : texts.more));
    addEventListener("pageshow", store.stay, { signal: end });
  });
}
