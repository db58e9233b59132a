/** Converts cents to the wire's dollars: 14.5. */
export const dollars = (cents: number): number => cents / 100;

interface Priced {
  readonly quantity: number;
  /** Unit price in cents, before tax. */
  readonly price: number;
  /** Hundredths of a per cent. */
  readonly tax: number;
}

/** Totals in cents. */
export interface Totals {
  readonly untaxed: number;
  readonly taxes: number;
  readonly total: number;
}

/** Returns totals. Prices are without tax; tax is rounded per line. */
export function totalsOf(lines: readonly Priced[]): Totals {
  const subtotals = lines.map(({ quantity, price, tax }) => ({ subtotal: Math.round(quantity * price), tax }));
  const untaxed = subtotals.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const taxes = subtotals.reduce((sum, { subtotal, tax }) => sum + Math.round((subtotal * tax) / 10_000), 0);
  return { untaxed, taxes, total: untaxed + taxes };
}
