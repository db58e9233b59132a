import { focused } from "#shared/a11y/index.ts";
import { own } from "#shared/element/index.ts";
import { isLoaded } from "#shared/loaded/index.ts";
import type { WishlistItem } from "./wishlist.store.ts";

/** Rows and controls: those of the built-in page, and those of a page author's simple markup. */
export const rows = "[data-wish-id][data-product-id]";
export const removers = ".o_wish_rm,[name=remove]";
export const movers = ".o_wish_add,[name=add]";
const keepers = "#b2b_wish,[name=keep]";

/** Returns the entry of a control's row; null outside of rows. */
export function itemAt(control: Element): WishlistItem | null {
  const row = control.closest<HTMLElement>(rows);
  const { wishId, productId } = row ? own(row).dataset : {};
  return wishId && productId ? { wishId: Number(wishId), productId: Number(productId) } : null;
}

/** Returns true if products stay on the list when they are put into the cart. */
export const isKept = (host: Element): boolean => host.querySelector<HTMLInputElement>(keepers)?.checked ?? false;

/** Returns the focused button that moves a product; null if there is none. */
export function focusedMover(host: Element): HTMLElement | null {
  const active = focused();
  return active && host.contains(active) && active.matches(movers) ? active : null;
}

/** Focuses the remove button of the next row, or of the last row; without a row, the box of a loaded list. */
function focusNext(host: Element, row: Element): void {
  const others = [...host.querySelectorAll<HTMLElement>(`${rows}:not([hidden])`)].filter((other) => other !== row);
  const next =
    others.find((other) => row.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) ?? others.at(-1);
  const box = isLoaded(host) ? host.closest<HTMLElement>("[tabindex]") : null;
  (next?.querySelector<HTMLElement>(removers) ?? box)?.focus();
}

/**
 * Hides the rows of entries that are being removed.
 * @param focus focused element, or the element that had the focus before it was disabled
 * @returns true if the focus was moved out of a hidden row
 */
export function writeRemoving(host: Element, removing: readonly number[], focus: Element | null): boolean {
  let isMoved = false;
  for (const row of host.querySelectorAll<HTMLElement>(rows)) {
    const hidden = removing.includes(Number(row.dataset["wishId"]));
    if (hidden && row.contains(focus)) {
      focusNext(host, row);
      isMoved = true;
    }
    row.hidden = hidden;
  }
  return isMoved;
}

/** Disables the buttons that put a product into the cart. */
export function writeMoving(host: Element, moving: boolean): void {
  for (const mover of host.querySelectorAll<HTMLButtonElement>(movers)) mover.disabled = moving;
}
