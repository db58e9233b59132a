import { latinDigits } from "#shared/format/index.ts";

const limitOf = (field: HTMLInputElement, name: "min" | "max", fallback: number): number => {
  const limit = field.dataset[name] || field.getAttribute(name);
  return limit ? Number(limit) : fallback;
};

/** One more or one less, within its limits: as text (behaviour/shop-cart-checkout.md item 20). */
export function stepped(field: HTMLInputElement, step: 1 | -1): string {
  const wanted = (parseInt(latinDigits(field.value), 10) || 0) + step;
  return String(Math.max(limitOf(field, "min", 0), Math.min(limitOf(field, "max", Infinity), wanted)));
}
