import { atom, type ReadableAtom } from "nanostores";
import { ownDocument, shared } from "../element/index.ts";

/**
 * The page's one clock: ms since 1970, new every 60 s while the page is seen, and as soon as it is seen again
 *.
 */
export const minutes = (): ReadableAtom<number> =>
  shared("minutes", () => {
    const clock = atom(Date.now());
    const tick = () => ownDocument.hidden || clock.set(Date.now());
    setInterval(tick, 60_000);
    addEventListener("visibilitychange", tick);
    return clock;
  });
