import { own, ownDocument } from "#shared/element/index.ts";
import { all } from "./page/run.ts";

/** Few pages have something to note or to clear: the code for that comes with the first of it. */
let copies: typeof import("#shared/ui/copies.ts") | undefined;

/** Never rejects: a page that cannot load the code works, with what its copies carry. */
export async function loadCopies(): Promise<void> {
  copies ??= await import("#shared/ui/copies.ts").catch(() => undefined);
}

const noted = "[data-suite-before]";

/**
 * Restores the author's markup in copies that still carry what passed in the original. Never rejects.
 * @param markup of the page, among which copies are looked for; the whole page without it
 */
export async function clearCopies(markup: readonly Element[] = all(noted)): Promise<void> {
  // of forms, their buttons wait
  const isCopy = (each: Element) =>
    own(each).matches(noted) || (each instanceof HTMLFormElement && own(each).querySelector(noted));
  if (!markup.some(isCopy)) return;
  await loadCopies();
  copies?.clearCopies(ownDocument.documentElement);
}

/** Notes attributes for copies, once `loadCopies` has ended. Returns a function that takes the note back. */
export const noteBefore = (element: Element, names: readonly string[]): (() => void) =>
  copies?.recordAttributes(element, names) ?? (() => {});

export const markInserted = (element: Element): void => copies?.markInserted(element);
