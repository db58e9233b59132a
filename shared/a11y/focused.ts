import { ownDocument } from "../element/index.ts";

/** The element that has the focus, in whatever shadow root it is; `body` where none has. */
export function focused(): HTMLElement | null {
  let element = ownDocument.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element as HTMLElement | null;
}
