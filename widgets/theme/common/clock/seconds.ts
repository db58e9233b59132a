import { atom, type ReadableAtom } from "nanostores";
import { ownDocument, shared } from "#shared/element/index.ts";

/** Returns the clock of all countdowns of the page: ms since 1970, updated on every second while the page is visible. */
export const seconds = (): ReadableAtom<number> =>
  shared("seconds", () => {
    const clock = atom(Date.now());
    let next: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(next);
      if (ownDocument.hidden) return;
      clock.set(Date.now());
      next = setTimeout(tick, 1000 - (clock.get() % 1000));
    };
    tick();
    addEventListener("visibilitychange", tick);
    return clock;
  });
