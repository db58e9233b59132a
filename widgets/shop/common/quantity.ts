import { latinDigits } from "#shared/format/index.ts";

/** Reads a typed whole number; an empty text, or one that is no number, counts as 1. */
export function quantityOf(text: string): number {
  const number = parseInt(latinDigits(text), 10);
  return Number.isNaN(number) ? 1 : number;
}

const limitOf = (field: HTMLInputElement, name: "min" | "max", fallback: number): number => {
  const limit = field.dataset[name] || field.getAttribute(name);
  return limit ? Number(limit) : fallback;
};

/** Returns the quantity of a field plus or minus one as text, within the limits of the field. */
export function stepped(field: HTMLInputElement, step: 1 | -1): string {
  const wanted = (parseInt(latinDigits(field.value), 10) || 0) + step;
  return String(Math.max(limitOf(field, "min", 0), Math.min(limitOf(field, "max", Infinity), wanted)));
}
