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
