/** What is typed as a whole number; empty or no number counts as 1 (spec shop section 5). */
export function quantityOf(text: string): number {
  const number = parseInt(text, 10);
  return Number.isNaN(number) ? 1 : number;
}
