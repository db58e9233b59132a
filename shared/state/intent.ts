import { shared } from "../element/index.ts";

/** Request of a button. The store that claims the request puts its work here, so that the button can wait for it. */
export interface Intent<T> {
  readonly server: string;
  done?: Promise<T>;
}

/** Dispatches an intent. Returns the work of the store that claims it; undefined if a listener has prevented it or no store claims it. */
export const emitIntent = <Name extends string, I extends Intent<unknown>>(
  emit: (name: NoInfer<Name>, intent: NoInfer<I>, options: { readonly cancelable: true }) => boolean,
  name: Name,
  intent: I,
): I["done"] => (emit(name, intent, { cancelable: true }) ? intent.done : undefined);

/**
 * Acts on an intent that was not prevented: buttons dispatch it, the first store that hears it claims it. The listener runs last, after every
 * listener of the page.
 * @param act its second argument is true if an element of ours dispatched the intent, which then shows the result itself
 */
export function onIntent<T, I extends Intent<T>>(
  name: string,
  server: string,
  act: (intent: I, isOurs: boolean) => Promise<T>,
): void {
  // in Node there is no page
  if (typeof document === "undefined") return;
  const claimed = shared("suite.claimed", () => new WeakSet<Event>());
  addEventListener(name, (event) => {
    // the page may dispatch any detail
    const { detail } = event as CustomEvent<I | null | undefined>;
    if (event.defaultPrevented || claimed.has(event) || detail?.server !== server) return;
    claimed.add(event);
    const [source] = event.composedPath();
    detail.done = act(detail, source instanceof Element && source.localName.startsWith("suite-"));
    // the button may ignore the work, so an error must not become an unhandled rejection
    detail.done.catch(() => {});
  });
}
