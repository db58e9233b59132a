import { prefersReducedMotion } from "#shared/a11y/index.ts";

/** Resolves when the transitions of an element and its content have ended; ends them if the visitor prefers reduced motion. */
export async function settled(element: Element): Promise<void> {
  const transitions = element.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition);
  if (prefersReducedMotion()) for (const each of transitions) each.finish();
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}

/** Forces a layout, so that the next change of style starts a transition. */
export const reflow = (element: HTMLElement): void => void element.offsetHeight;

/** Returns 1 for text from left to right, -1 for text from right to left. */
export const directionOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === "rtl" ? -1 : 1);
