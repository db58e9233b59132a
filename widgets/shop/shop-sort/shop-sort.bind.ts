import type { WidgetContext } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { onReturn } from "#shared/state/index.ts";
import { bindForms } from "./form.bind.ts";
import { formsIn, isSentByChoice, resetChoices } from "./form.markup.ts";
import type { ShopSortStore, ShopSortTexts } from "./shop-sort.store.ts";

/** Enhances the content of a host until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: ShopSortStore,
  { texts, fail }: Pick<WidgetContext<unknown, ShopSortTexts>, "texts" | "fail">,
): void {
  store.needsNote.set(formsIn(host).some(isSentByChoice));
  bindForms(host, signal, store.go);
  if (host.querySelector("li>:is(ul,ol)"))
    import("./tree.bind.ts").then(({ bindTree }) => {
      if (signal.aborted) return;
      const { subcategories, more } = texts.get();
      bindTree(host, signal, (category) => (category ? fill(subcategories, { category }) : more));
    }, fail);
  onReturn(signal, () => {
    store.cancel();
    resetChoices(host);
  });
}
