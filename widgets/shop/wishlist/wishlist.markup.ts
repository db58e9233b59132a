import { ownDocument } from "../../../shared/element/index.ts";
import { navigate } from "../../../shared/html/index.ts";
import type { Wish, WishlistState, WishlistStore } from "./wishlist.store.ts";
import { fly } from "../common/base/ui/fly.ts";
import { restoreAttributes } from "../../../shared/ui/index.ts";

/** Rows and controls: the stock page's, and those of our own simple markup (behaviour/wishlist-compare.md item 10). */
const rows = "[data-wish-id][data-product-id]";
const removers = ".o_wish_rm,[name=remove]";
const movers = ".o_wish_add,[name=add]";
const keepers = "#b2b_wish,[name=keep]";

function wishAt(control: Element): Wish | null {
  const { wishId, productId } = control.closest<HTMLElement>(rows)?.dataset ?? {};
  return wishId && productId ? { wishId: Number(wishId), productId: Number(productId) } : null;
}

/** What a change of the state means for the rows. */
function createShow(host: HTMLElement): (state: WishlistState) => void {
  /** The button that was pressed and is disabled meanwhile, which takes the focus from it. */
  let pressed: HTMLElement | null = null;
  return ({ leaving, moving }) => {
    const { activeElement: active, body } = ownDocument;
    if (moving && active instanceof HTMLElement && host.contains(active) && active.matches(movers)) pressed = active;
    const isFocusLost = !active || active === body || active === pressed;
    const focus = isFocusLost ? pressed : active;
    for (const row of host.querySelectorAll<HTMLElement>(rows)) {
      const hidden = leaving.includes(Number(row.dataset["wishId"]));
      if (hidden && row.contains(focus)) {
        const visible = [...host.querySelectorAll<HTMLElement>(`${rows}:not([hidden])`)].filter(
          (other) => other !== row,
        );
        const next =
          visible.find((other) => row.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) ??
          visible.at(-1);
        next?.querySelector<HTMLElement>(removers)?.focus();
        pressed = null;
      }
      row.hidden = hidden;
    }
    for (const mover of host.querySelectorAll<HTMLButtonElement>(movers)) mover.disabled = moving;
    if (moving) return;
    if (isFocusLost) pressed?.focus();
    pressed = null;
  };
}

/** Brings the rows in the page to life. */
export function drive(host: HTMLElement, signal: AbortSignal, store: WishlistStore, server: string): void {
  for (const control of host.querySelectorAll(`${rows},${movers}`))
    restoreAttributes(control, ["hidden", "disabled"], signal);
  const show = createShow(host);
  host.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const control = target.closest(`${removers},${movers}`);
      const wish = control && wishAt(control);
      if (!wish) return;
      event.preventDefault();
      if (control.matches(removers)) return void store.remove(wish);
      const keep = host.querySelector<HTMLInputElement>(keepers)?.checked ?? false;
      const row = control.closest(rows)!;
      void store.move(wish, keep).then((moved) => moved && keep && fly(row, ["suite-cart-popover", "#my_cart"]));
    },
    { signal },
  );
  signal.addEventListener(
    "abort",
    store.view.listen((now) => {
      show(now);
      if (now.empty && !now.moving) navigate(`${server}/shop/cart`);
    }),
  );
}
