import { wholeNumber } from "#shared/format/index.ts";

/** Field of a quantity: shops that sell few pieces offer a list. */
export type QuantityField = HTMLInputElement | HTMLSelectElement;

/** Reads a typed quantity; an empty text, or one that is no number, counts as 1. @see docs/reference/shop.md#shop-21 */
export function quantityOf(text: string): number {
  const number = wholeNumber(text);
  return Number.isNaN(number) ? 1 : number;
}

/** Writes a quantity into a field; adds it to a list that does not have it. */
export function writeQuantity(field: QuantityField, quantity: string): void {
  if (field instanceof HTMLSelectElement && ![...field.options].some(({ value }) => value === quantity))
    field.add(new Option(quantity, quantity));
  field.value = quantity;
}

const limitOf = (field: QuantityField, name: "min" | "max", fallback: number): number => {
  const limit = wholeNumber(field.dataset[name] || field.getAttribute(name) || "");
  return Number.isNaN(limit) ? fallback : limit;
};

/** Returns the quantity of a field plus or minus one as text, within the limits of the field. */
export function stepped(field: QuantityField, step: 1 | -1): string {
  const wanted = (wholeNumber(field.value) || 0) + step;
  return String(Math.max(limitOf(field, "min", 0), Math.min(limitOf(field, "max", Infinity), wanted)));
}
