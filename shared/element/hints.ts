type Hints = typeof import("./diagnose.ts");

/** Warnings for authors are a chunk of their own. Where it cannot be loaded, there are none. */
export const hint = (tell: (hints: Hints) => unknown): void => void import("./diagnose.ts").then(tell, () => {});

/**
 * Whether an element that has been drawn may not be as its author meant it: an attribute that it does not know, or that lacks its
 * `data-`; content up to the end of its parent, which it does not show and does not need; none where it needs some.
 */
export const looksOff = (
  host: Element,
  known: readonly string[],
  needsContent: boolean | undefined,
): boolean | undefined =>
  host
    .getAttributeNames()
    .some((name) => (/^data-/.test(name) ? !known.includes(name) : known.includes("data-" + name))) ||
  (host.firstElementChild
    ? !needsContent && !host.nextSibling && !host.shadowRoot!.querySelector("slot")
    : needsContent);
