import { latinDigits } from "#shared/format/index.ts";

/** Reads a typed whole number; an empty text, or one that is no number, counts as 1. */
export function quantityOf(text: string): number {
  const number = parseInt(latinDigits(text), 10);
  return Number.isNaN(number) ? 1 : number;
}
