import { focused } from "#shared/a11y/index.ts";
import { own, ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { isLoaded, type Loads } from "#shared/loaded/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";
import { fly } from "../common/lists/fly.ts";
import { pageAddress } from "../common/lists/page-address.ts";
import { focusedMover, isKept, itemAt, movers, removers, rows, writeMoving, writeRemoving } from "./wishlist.markup.ts";
import type { WishlistState, WishlistStore, WishlistTexts } from "./wishlist.store.ts";

/** The visitor's wishlist, for an element without rows. The suite leads away from the page of an empty list, so the list is read first. */
export const loads: Loads<object, WishlistTexts, WishlistStore> = {
  markup: `${rows},.wishlist-section`,
  path: () => "/shop/wishlist",
  reader: () => import("./LoadedWishlist.tsx").then(({ readPage }) => readPage),
  async page(store, { request }) {
    const { value, error } = await store.read();
    if (!value || error) throw error as Error;
    return value.length ? request() : "empty";
  },
};

/** Returns a function that writes the state into the rows and keeps the focus in the list. */
function createShow(host: HTMLElement): (state: WishlistState) => void {
  /** Pressed button, which loses the focus while it is disabled. */
  let pressed: HTMLElement | null = null;
  return ({ removing, moving }) => {
    const { body } = ownDocument;
    const active = focused();
    if (moving) pressed = focusedMover(host) ?? pressed;
    const isFocusLost = !active || active === body || active === pressed;
    if (writeRemoving(host, removing, isFocusLost ? pressed : active)) pressed = null;
    writeMoving(host, moving);
    if (moving) return;
    if (isFocusLost) pressed?.focus();
    pressed = null;
  };
}

/** Binds the rows in the page and the store. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: WishlistStore,
  { server }: Pick<WidgetContext, "server">,
): void {
  for (const control of host.querySelectorAll(`${rows},${movers}`))
    restoreAttributes(control, ["hidden", "disabled"], signal);
  const show = createShow(host);
  // removed entries stay hidden after the page was edited
  if (store.state.get().removing.length) show(store.state.get());
  host.addEventListener(
    "click",
    (event) => {
      const control = own(event.target as Element).closest(`${removers},${movers}`);
      const item = control && itemAt(control);
      if (!item) return;
      event.preventDefault();
      if (own(control).matches(removers)) return void store.remove(item);
      const keep = isKept(host);
      const row = own(control).closest(rows)!;
      void store.move(item, keep).then((moved) => moved && keep && fly(row, ["suite-cart-popover", "#my_cart"]));
    },
    { signal },
  );
  untilAbort(
    signal,
    store.state.listen((now) => {
      show(now);
      if (now.empty && !now.moving && !isLoaded(host)) navigate(pageAddress(server, "/shop/cart"));
    }),
  );
}
