import { atom, type ReadableAtom } from "nanostores";
import { ownDocument, shared } from "../element/index.ts";

/** Returns the page's only clock: ms since 1970, updated every 60 s while the page is visible, and as soon as it is visible again. */
export const minutes = (): ReadableAtom<number> =>
  shared("minutes", () => {
    const clock = atom(Date.now());
    const tick = () => ownDocument.hidden || clock.set(Date.now());
    setInterval(tick, 60_000);
    addEventListener("visibilitychange", tick);
    return clock;
  });
