import { fly } from "../common/base/ui/fly.ts";
import { restoreAttributes } from "../../../shared/ui/index.ts";
import type { CompareTableStore } from "./compare-table.store.ts";

const removers = ".o_comparelist_remove";
/** The heading of a category, which folds the rows up to the next one (behaviour/wishlist-compare.md item 32). */
const headings = "tr[data-toggle=collapse]";

const idOf = (remover: Element): number => Number(remover.getAttribute("data-product_product_id"));

/** Folds or unfolds the rows of a category; they are shown at first. */
function fold(heading: Element): void {
  const handle = heading.querySelector(".o_product_comparison_collpase");
  const folds = handle?.getAttribute("aria-expanded") !== "false";
  handle?.setAttribute("aria-expanded", String(!folds));
  for (let row = heading.nextElementSibling; row && !row.matches(headings); row = row.nextElementSibling)
    (row as HTMLElement).hidden = folds;
}

/** The icon in a heading becomes the button that it looks like. */
function enhance(table: ParentNode, signal: AbortSignal): void {
  for (const row of table.querySelectorAll("tr")) restoreAttributes(row, ["hidden"], signal);
  for (const handle of table.querySelectorAll<HTMLElement>(`${headings} .o_product_comparison_collpase`)) {
    restoreAttributes(handle, ["tabindex", "role", "aria-expanded"], signal);
    handle.tabIndex = 0;
    handle.role = "button";
    handle.ariaExpanded = "true";
  }
}

/**
 * Brings a table to life.
 * @param table where it stands: the host, or a place in the element that gets it later
 * @param own whether the page has brought it
 */
export function drive(table: HTMLElement, signal: AbortSignal, store: CompareTableStore, own: boolean): void {
  const act = (event: Event) => {
    const target = event.target as Element;
    const remover = target.closest(removers);
    const heading = target.closest(headings);
    const buyer = target.closest(".a-submit");
    if (remover) {
      const id = idOf(remover);
      const rest = [...table.querySelectorAll(removers)].map(idOf).filter((other) => other !== id);
      void store.remove(id, own ? rest : undefined);
    } else if (heading) fold(heading);
    else if (buyer) {
      const id = Number(buyer.closest("form")?.querySelector<HTMLInputElement>("[name=product_id]")?.value);
      if (!id) return;
      void store.buy(id, own).then((bought) => bought && fly(buyer, ["suite-cart-popover", "#my_cart"]));
    } else return;
    event.preventDefault();
  };
  table.addEventListener("click", act, { signal });
  table.addEventListener(
    "keydown",
    (event) => {
      if (/^(Enter| )$/.test(event.key) && (event.target as Element).matches(".o_product_comparison_collpase"))
        act(event);
    },
    { signal },
  );
  enhance(table, signal);
  const watcher = new MutationObserver(() => enhance(table, signal));
  if (!own) watcher.observe(table, { childList: true });
  signal.addEventListener("abort", () => watcher.disconnect());
}
