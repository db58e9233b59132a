import { ownDocument } from "#shared/element/index.ts";

/** Limits of an interval in ms: shorter ones are too fast to follow, longer ones the browser treats as 0. */
const [shortest, longest] = [1000, 2 ** 31 - 1];

/**
 * Calls `act` every `interval` ms, except while it is held or the page is hidden (WCAG 2.2.2).
 * @param interval never if 0 or less
 * @returns function that stops the calls
 */
export function keepTime(interval: number, isHeld: () => boolean, act: () => void): (() => void) | undefined {
  if (!(interval > 0)) return undefined;
  const timer = setInterval(
    () => ownDocument.hidden || isHeld() || act(),
    Math.min(longest, Math.max(interval, shortest)),
  );
  return () => clearInterval(timer);
}
