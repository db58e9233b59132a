import type { WidgetContext } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { adoptStyles, whileBrowsing } from "#shared/ui/index.ts";
import { bindForms } from "./form.bind.ts";
import css from "./shop-sort.page.css";
import type { ShopSortStore, ShopSortTexts } from "./shop-sort.store.ts";

/** Enhances the content of a host until the signal, except while the page is edited. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: ShopSortStore,
  texts: ShopSortTexts,
  { editing, fail }: Pick<WidgetContext, "editing" | "fail">,
): void {
  adoptStyles(host, css);
  whileBrowsing(signal, editing, (end) => {
    bindForms(host, end, store.go);
    if (host.querySelector("li>:is(ul,ol)"))
      import("./tree.bind.ts").then(({ bindTree }) => {
        if (end.aborted) return;
        bindTree(host, end, (category) => (category ? fill(texts.subcategories, { category }) : texts.more));
      }, fail);
    addEventListener("pageshow", store.stay, { signal: end });
  });
}
