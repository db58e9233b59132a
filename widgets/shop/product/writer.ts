import { untilAbort } from "#shared/state/index.ts";
/** Writes into the page, which is as it was once the signal comes: the suite's editor saves what it finds. */
export interface Writer {
  text(element: Element, text: string): void;
  /** null takes the attribute away. */
  attribute(element: Element, name: string, value: string | null): void;
  toggle(element: Element, className: string, isOn: boolean): void;
}

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

export function createWriter(signal: AbortSignal): Writer {
  const known = new Map<Element, Set<string>>();
  /** Remembers what was there, once. */
  const remember = (element: Element, name: string, restore: () => void) => {
    const names = known.get(element) ?? new Set();
    known.set(element, names);
    if (names.has(name)) return;
    names.add(name);
    untilAbort(signal, restore);
  };
  const rememberAttribute = (element: Element, name: string) => {
    const sent = element.getAttribute(name);
    remember(element, name, () => put(element, name, sent));
  };
  return {
    text(element, text) {
      const sent = element.textContent;
      remember(element, "", () => (element.textContent = sent));
      if (sent !== text) element.textContent = text;
    },
    attribute(element, name, value) {
      rememberAttribute(element, name);
      put(element, name, value);
    },
    toggle(element, className, isOn) {
      rememberAttribute(element, "class");
      element.classList.toggle(className, isOn);
    },
  };
}
