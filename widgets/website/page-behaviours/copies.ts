import { ownDocument } from "#shared/element/index.ts";
import { all } from "./page/page.ts";

/** Few pages have something to note or to clear: the code for that comes with the first of it. */
let copies: typeof import("#shared/ui/copies/copies.ts") | undefined;

/** Never rejects: a page that cannot load the code works, with what its copies carry. */
export async function loadCopies(): Promise<void> {
  copies ??= await import("#shared/ui/copies/copies.ts").catch(() => undefined);
}

/** Restores the author's markup in copies that still carry what passed in the original. Never rejects. */
export async function clearAllCopies(): Promise<void> {
  if (!all("[data-suite-before]").length) return;
  await loadCopies();
  copies?.clearCopies(ownDocument.documentElement);
}

/** Notes attributes for copies, once `loadCopies` has ended. Returns a function that takes the note back. */
export const noteBefore = (element: Element, names: readonly string[]): (() => void) =>
  copies?.recordAttributes(element, names) ?? (() => {});

export const markInserted = (element: Element): void => copies?.markInserted(element);
