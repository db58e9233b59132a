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
 * Acts on an intent that was not prevented: buttons dispatch it, the first store that sees it claims it (design,
 * section 4). Heard last of all, so that every listener of the page comes before.
 * @param act its second argument: whether an element of ours dispatched it, which then shows the result itself
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
    // the page may dispatch whatever it likes
    const { detail } = event as CustomEvent<I | null | undefined>;
    if (event.defaultPrevented || claimed.has(event) || detail?.server !== server) return;
    claimed.add(event);
    const [source] = event.composedPath();
    detail.done = act(detail, source instanceof Element && source.localName.startsWith("suite-"));
    // the button need not wait for it, and an error is no unhandled rejection then
    detail.done.catch(() => {});
  });
}
