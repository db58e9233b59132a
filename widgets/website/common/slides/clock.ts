import { ownDocument } from "#shared/element/index.ts";

/** Limits of an interval, in ms: visitors cannot follow shorter ones, and browsers treat longer ones as 0. */
const [shortest, longest] = [1000, 2 ** 31 - 1];

/**
 * Calls `handler` at an interval, except while `isHeld` returns true or the page is hidden (WCAG 2.2.2).
 * @param interval in ms; no calls if 0 or less
 * @returns function that stops the calls
 */
export function keepTime(interval: number, isHeld: () => boolean, handler: () => void): (() => void) | undefined {
  if (!(interval > 0)) return undefined;
  const timer = setInterval(
    () => ownDocument.hidden || isHeld() || handler(),
    Math.min(longest, Math.max(interval, shortest)),
  );
  return () => clearInterval(timer);
}
