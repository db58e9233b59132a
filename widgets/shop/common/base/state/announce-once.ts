import type { WritableAtom } from "nanostores";

/**
 * Several elements may dispatch the event of one change, such as the counters of two menus: the first listener does and
 * empties the atom, the others find it empty.
 */
export const announceOnce = <T>(unannounced: WritableAtom<T | null>, announce: (value: T) => void): (() => void) =>
  unannounced.listen((value) => {
    if (value === null || unannounced.get() !== value) return;
    unannounced.set(null);
    announce(value);
  });
