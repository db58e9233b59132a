import { useLayoutEffect, useRef, type RefObject } from "react";
import { sheet } from "../element/index.ts";

/**
 * For what an element drives in the page: gives its host to `attach` once it is there, and a signal for the end. The
 * returned ref belongs to anything in the element's view.
 */
export function useHost<T extends Element>(attach: (host: HTMLElement, signal: AbortSignal) => void): RefObject<T | null> {
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
  const sent = names.map((name) => [name, element.getAttribute(name)] as const);
  signal.addEventListener("abort", () => {
    for (const [name, value] of sent) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  });
}

/** Looks of what an element drives: adopted by the page, or by the shadow root in which it stands. */
export function dressMarkup(host: Element, css: string): void {
  const root = host.getRootNode() as Document | ShadowRoot;
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, sheet(css)])];
}
