import { untilAbort } from "../../state/index.ts";
import { useLayoutEffect, useRef, type RefObject } from "react";
import { own, ownDocument, sheet } from "../../element/index.ts";

/**
 * For what an element drives in the page: gives its host to `attach` once it is there, and a signal for the end. The
 * returned ref belongs to anything in the element's view.
 */
export function useHost<T extends Element>(
  attach: (host: HTMLElement, signal: AbortSignal) => void,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    attach((ref.current!.getRootNode() as ShadowRoot).host as HTMLElement, end.signal);
    return () => end.abort();
  }, []);
  return ref;
}

/** Puts attributes back as they are now when the element that writes them ends: the suite's editor saves what it finds in the page. */
export function restoreAttributes(element: Element, names: readonly string[], signal: AbortSignal): void {
  const { getAttribute, removeAttribute, setAttribute } = own(element);
  const sent = names.map((name) => [name, getAttribute(name)] as const);
  untilAbort(signal, () => {
    for (const [name, value] of sent)
      if (value === null) removeAttribute(name);
      else setAttribute(name, value);
  });
}

/** Listens to one of many elements until the signal, which with `{ signal }` would have a listener of its own for each. */
export function listenUntil<Name extends keyof HTMLElementEventMap>(
  signal: AbortSignal,
  element: HTMLElement,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
): void {
  const { addEventListener, removeEventListener } = own(element);
  addEventListener(name, listener);
  untilAbort(signal, () => removeEventListener(name, listener));
}

/** Looks of what an element drives: adopted by the page, or by the shadow root in which it stands. */
export function adoptStyles(host: Element, css: string): void {
  const root = own(host).getRootNode();
  const sheets = (root === document ? ownDocument : (root as ShadowRoot)).adoptedStyleSheets;
  if (!sheets.includes(sheet(css))) sheets.push(sheet(css));
}
