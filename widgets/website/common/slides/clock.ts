import { ownDocument } from "#shared/element/index.ts";

/** ms; shorter ones nobody could follow, longer ones the browser takes for none at all. */
const [shortest, longest] = [1000, 2 ** 31 - 1];

/**
 * Calls `act` every `interval` ms, but not while it is held or nobody sees the page (WCAG 2.2.2). Gives the end of it.
 * @param interval 0 and less is never
 */
export function keepTime(interval: number, isHeld: () => boolean, act: () => void): (() => void) | undefined {
  if (!(interval > 0)) return undefined;
  const timer = setInterval(
    () => ownDocument.hidden || isHeld() || act(),
    Math.min(longest, Math.max(interval, shortest)),
  );
  return () => clearInterval(timer);
}
