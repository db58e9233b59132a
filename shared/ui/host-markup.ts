import { type RefObject, useLayoutEffect, useRef } from "react";
import { own, pageRegistry } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";

/**
 * Calls `attach` with the host once the view is drawn, and with a signal for the end. The returned ref belongs to any node of the view. To bind
 * markup of the page, declare `bind` instead.
 */
export function useHost<T extends Element>(
  attach: (host: HTMLElement, signal: AbortSignal) => void,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const end = new AbortController();
    const { host } = ref.current!.getRootNode() as ShadowRoot;
    pageRegistry().prepare?.(host);
    attach(host as HTMLElement, end.signal);
    return () => end.abort();
  }, []);
  return ref;
}

/** Original attributes by signal and element. */
const sent = new WeakMap<AbortSignal, WeakMap<Element, Map<string, string | null>>>();

/**
 * Records attributes, and restores them at the signal: the suite's editor saves what it finds in the page. A second call for the same attributes
 * keeps the first values: the later ones are the element's own.
 */
export function restoreAttributes(element: Element, names: readonly string[], signal: AbortSignal): void {
  const { getAttribute, removeAttribute, setAttribute } = own(element);
  const byElement = sent.get(signal) ?? new WeakMap<Element, Map<string, string | null>>();
  sent.set(signal, byElement);
  let values = byElement.get(element);
  if (!values) {
    const kept = (values = new Map<string, string | null>());
    byElement.set(element, kept);
    untilAbort(signal, () =>
      kept.forEach((value, name) => (value === null ? removeAttribute(name) : setAttribute(name, value))),
    );
  }
  for (const name of names) if (!values.has(name)) values.set(name, getAttribute(name));
}

/** Returns a function that listens to events of an element and of its content, until the signal. */
export const listener =
  (element: HTMLElement, signal: AbortSignal, options?: AddEventListenerOptions) =>
  <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void): void =>
    element.addEventListener(name, act, { signal, ...options });

/** Listens to one of many elements until the signal; with `{ signal }` each element would have an abort listener of its own. */
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
