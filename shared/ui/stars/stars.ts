/** How many stars a rating has at most (spec shop-survey-payment-theme, section 9). */
export const maximum = 5;

/** 1 to 5. */
export const positions: readonly number[] = Array.from({ length: maximum }, (_, index) => index + 1);

/**
 * An average as stars show it: its tenths from 3 to 7 are a half, fewer are none, more are one (behaviour/events-blog-rating.md item 30).
 * @param value in stars; what is beyond 0 to 5 is the nearest of them
 */
export function roundToHalves(value: number): number {
  const tenths = Math.round(Math.min(Math.max(value, 0), maximum) * 10);
  const rest = tenths % 10;
  return Math.floor(tenths / 10) + (rest < 3 ? 0 : rest > 7 ? 1 : 0.5);
}

/** How much of the star at this position is full. @param value in stars, a multiple of 0.5 */
export const fillOf = (position: number, value: number): 0 | 0.5 | 1 =>
  value >= position ? 1 : value >= position - 0.5 ? 0.5 : 0;
