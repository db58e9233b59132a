import { atom, type ReadableAtom } from "nanostores";
import { ownDocument } from "#shared/element/index.ts";

/** Whether the page is seen and has a connection, until aborted. */
export function pageIsAwake(signal: AbortSignal): ReadableAtom<boolean> {
  const isAwake = () => !ownDocument.hidden && navigator.onLine;
  const state = atom(isAwake());
  for (const type of ["visibilitychange", "online", "offline"])
    addEventListener(type, () => state.set(isAwake()), { signal });
  return state;
}
