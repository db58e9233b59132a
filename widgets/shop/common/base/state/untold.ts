import type { WritableAtom } from "nanostores";

/** Several elements could tell the page of a change, such as the counters of two menus: the first that hears of it does, the others do not. */
export const tellOnce = <T>(untold: WritableAtom<T | null>, tell: (value: T) => void): (() => void) =>
  untold.listen((value) => {
    if (value === null || untold.get() !== value) return;
    untold.set(null);
    tell(value);
  });
