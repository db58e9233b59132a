/** A line of the cart, or a product that has none yet. */
export interface Line {
  readonly lineId: number | null;
  /** A variant. */
  readonly productId: number;
}

/** A quantity that the suite confirmed. */
export interface LineAnswer extends Line {
  readonly quantity: number;
}

export const keyOf = ({ lineId, productId }: Line): string => (lineId ? `line ${lineId}` : `product ${productId}`);

/** What is typed as a whole number; empty or no number counts as 1 (spec shop section 5). */
export function quantityOf(text: string): number {
  const number = parseInt(text, 10);
  return Number.isNaN(number) ? 1 : number;
}
