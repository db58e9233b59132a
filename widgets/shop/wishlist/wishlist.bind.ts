import { own, ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";
import { fly } from "../common/lists/fly.ts";
import { pageAddress } from "../common/lists/page-address.ts";
import { focusedMover, isKept, itemAt, movers, removers, rows, writeMoving, writeRemoving } from "./wishlist.markup.ts";
import type { WishlistState, WishlistStore } from "./wishlist.store.ts";

/** Returns a function that writes the state into the rows and keeps the focus in the list. */
function createShow(host: HTMLElement): (state: WishlistState) => void {
  /** Pressed button, which loses the focus while it is disabled. */
  let pressed: HTMLElement | null = null;
  return ({ removing, moving }) => {
    const { activeElement: active, body } = ownDocument;
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
      if (now.empty && !now.moving) navigate(pageAddress(server, "/shop/cart"));
    }),
  );
}
