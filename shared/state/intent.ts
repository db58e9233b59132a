import { shared } from "../element/index.ts";

/** What a button asks for. Whoever claims it puts its work here, so that the button can wait for it. */
export interface Intent<T> {
  readonly server: string;
  done?: Promise<T>;
}

/**
 * Acts on an intent that nobody prevented: buttons dispatch it, the first store that sees it claims it (design,
 * section 4). Heard last of all, so that every listener of the page comes before.
 * @param act also told whether an element of ours asks, which tells the page itself what came of it
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
    const [asker] = event.composedPath();
    detail.done = act(detail, asker instanceof Element && asker.localName.startsWith("suite-"));
    // nobody has to wait for it
    detail.done.catch(() => {});
  });
}
