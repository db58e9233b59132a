type Hints = typeof import("./diagnose.ts");

/** Loads the chunk of warnings for page authors. If the chunk cannot be loaded, there are no warnings. */
export const hint = (tell: (hints: Hints) => unknown): void => void import("./diagnose.ts").then(tell, () => {});

/**
 * Returns true if a drawn element may differ from what its author meant: an attribute that is unknown or lacks its `data-`; content up to the end of
 * its parent, which the element neither shows nor needs; no content if it needs some.
 */
export const isSuspect = (host: Element, known: readonly string[], needsContent: true | string | undefined): unknown =>
  host
    .getAttributeNames()
    .some((name) => (/^data-/.test(name) ? !known.includes(name) : known.includes("data-" + name))) ||
  (host.firstElementChild
    ? !needsContent && !host.nextSibling && !host.shadowRoot!.querySelector("slot:not([name])")
    : needsContent && (needsContent === true || !(host.textContent.trim() || Reflect.get(host, needsContent))));
