import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";

/** Writes into the page until a signal restores the original: the suite's editor saves the page as it is. */
export interface Writer {
  text(element: Element, text: string): void;
  /** Sets an attribute; null removes it. */
  attribute(element: Element, name: string, value: string | null): void;
  toggle(element: Element, className: string, isOn: boolean): void;
}

export function createWriter(signal: AbortSignal): Writer {
  const written = new Set<Element>();
  return {
    text(element, text) {
      const sent = element.textContent;
      if (!written.has(element)) untilAbort(signal, () => (element.textContent = sent));
      written.add(element);
      if (sent !== text) element.textContent = text;
    },
    attribute(element, name, value) {
      restoreAttributes(element, [name], signal);
      if (value === null) element.removeAttribute(name);
      else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    },
    toggle(element, className, isOn) {
      restoreAttributes(element, ["class"], signal);
      element.classList.toggle(className, isOn);
    },
  };
}
