import { own, ownDocument } from "#shared/element/index.ts";
import { all, atEnd } from "./page/run.ts";

/** Loaded when first needed: few pages have attributes to record or copies to clear. */
let copies: typeof import("#shared/ui/copies.ts") | undefined;

/** Loads the code for copies. Never rejects: without the code the page works, and its copies stay as they are. */
export async function loadCopies(): Promise<void> {
  copies ??= await import("#shared/ui/copies.ts").catch(() => undefined);
}

const recorded = "[data-suite-before]";

/**
 * Restores the author's markup in copies that still carry the busy state of the original. Never rejects.
 * @param markup elements that may be copies; the whole page by default
 */
export async function clearCopies(markup: readonly Element[] = all(recorded)): Promise<void> {
  // a form is a copy if one of its buttons is
  const isCopy = (each: Element) =>
    own(each).matches(recorded) || (each instanceof HTMLFormElement && own(each).querySelector(recorded));
  if (!markup.some(isCopy)) return;
  await loadCopies();
  copies?.clearCopies(ownDocument.documentElement);
}

/** Records attributes for copies after `loadCopies` has resolved. Returns a function that deletes the record. */
export const recordBefore = (element: Element, names: readonly string[]): (() => void) =>
  copies?.recordAttributes(element, names) ?? (() => {});

/** Elements whose attributes are recorded until the end of the run. */
const lent = new WeakSet<Element>();

/** Records attributes until the end of the run, once: what is open in the original is closed in copies. */
export function lend(element: Element, names: readonly string[]): void {
  if (lent.has(element)) return;
  lent.add(element);
  const forget = recordBefore(element, names);
  atEnd(() => {
    lent.delete(element);
    forget();
  });
}

export const markInserted = (element: Element): void => copies?.markInserted(element);
