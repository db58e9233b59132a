import { prefersReducedMotion } from "#shared/a11y/index.ts";

/** Resolves when the transitions of an element and its content have ended; at once where reduced motion is asked for. */
export async function settled(element: Element): Promise<void> {
  const transitions = element.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition);
  if (prefersReducedMotion()) for (const each of transitions) each.finish();
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Makes the browser draw what was set so far, so that what comes next is a transition from it. */
export const reflow = (element: HTMLElement): void => void element.offsetHeight;

/** 1 where lines run from left to right, else -1. */
export const directionOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === "rtl" ? -1 : 1);
