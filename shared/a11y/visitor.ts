import { ownDocument } from "../element/index.ts";

/** Returns the focused element, in any shadow root; `body` if none has the focus. */
export function focused(): HTMLElement | null {
  let element = ownDocument.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
}

/** Returns true if the visitor prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
