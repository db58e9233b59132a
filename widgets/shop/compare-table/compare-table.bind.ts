import { own } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";
import { orderIn } from "../common/fields.markup.ts";
import { fly } from "../common/lists/fly.ts";
import { handles, headings, idOf, idsIn, removers, toggleCategory, writeHandle } from "./compare-table.markup.ts";
import type { CompareTableStore } from "./compare-table.store.ts";

/** Makes the headings of categories usable by keyboard, until the signal. */
function enhance(table: ParentNode, signal: AbortSignal): void {
  for (const row of table.querySelectorAll("tr")) restoreAttributes(row, ["hidden"], signal);
  for (const handle of table.querySelectorAll<HTMLElement>(`${headings} ${handles}`)) {
    restoreAttributes(handle, ["tabindex", "role", "aria-expanded"], signal);
    writeHandle(handle);
  }
}

/**
 * Binds a table and the store.
 * @param table the host, or the container in the element that receives the fetched table later
 * @param isOwn true if the table is the page's own
 */
export function bindTable(table: HTMLElement, signal: AbortSignal, store: CompareTableStore, isOwn: boolean): void {
  const press = (event: Event) => {
    const target = event.target as Element;
    const remover = own(target).closest(removers);
    const heading = own(target).closest(headings);
    const buyer = own(target).closest(".a-submit");
    if (remover) {
      const id = idOf(remover);
      void store.remove(id, isOwn ? idsIn(table).filter((other) => other !== id) : undefined);
    } else if (heading) toggleCategory(heading);
    else if (buyer) {
      const form = own(buyer).closest("form");
      const { productId, quantity = 1 } = form ? orderIn(form) : {};
      if (!productId || quantity < 1) return;
      void store
        .buy(productId, isOwn, quantity)
        .then((bought) => bought && fly(buyer, ["suite-cart-popover", "#my_cart"]));
    } else return;
    event.preventDefault();
  };
  table.addEventListener("click", press, { signal });
  table.addEventListener(
    "keydown",
    (event) => {
      if (/^(Enter| )$/.test(event.key) && own(event.target as Element).matches(handles)) press(event);
    },
    { signal },
  );
  enhance(table, signal);
  const watcher = new MutationObserver(() => enhance(table, signal));
  if (!isOwn) watcher.observe(table, { childList: true });
  untilAbort(signal, () => watcher.disconnect());
}

/** Binds the table in the host; fetches one for a host without a table. */
export function bind(host: HTMLElement, signal: AbortSignal, store: CompareTableStore): void {
  if (!host.childElementCount) return store.fetch(signal);
  bindTable(host, signal, store, true);
}
