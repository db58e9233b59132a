import { own } from "#shared/element/index.ts";

/** Line of the cart, or product that has no line yet. */
export interface Line {
  readonly lineId: number | null;
  /** Id of a variant. */
  readonly productId: number;
}

/**
 * Selector of quantities: fields and texts of the built-in cart, and fields in rows `[data-line-id]` of simple markup. A hidden field without a
 * line belongs to a suggested product; a hidden field of a line is a copy.
 */
export const quantities =
  ":is(.js_quantity,input[data-line-id]):not([type=hidden][data-line-id])[data-product-id],[data-line-id] [name=quantity]:not([type=hidden])";

/** Returns the line of a field; null for other fields. */
export function lineAt(field: Element | null | undefined): Line | null {
  const found = field?.closest(quantities);
  const source = found && own(found).closest<HTMLElement>("[data-product-id]");
  const { productId, lineId } = source ? own(source).dataset : {};
  return Number(productId) ? { productId: Number(productId), lineId: Number(lineId) || null } : null;
}
