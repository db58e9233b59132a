import { atom, type ReadableAtom } from "nanostores";

/** ms after which a report that somebody types has expired (spec portal section 9). */
const lifetime = 60_000;

export interface Typists {
  /** Names, who began first comes first; empty for somebody unknown. */
  readonly names: ReadableAtom<readonly string[]>;
  set(id: number, isTyping: boolean): void;
  stop(): void;
}

/** Who else is typing, by partner ids. */
export function createTypists(nameOf: (id: number) => string): Typists {
  const names = atom<readonly string[]>([]);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const set = (id: number, isTyping: boolean) => {
    clearTimeout(timers.get(id));
    if (isTyping)
      timers.set(
        id,
        setTimeout(() => set(id, false), lifetime),
      );
    else if (!timers.delete(id)) return;
    names.set([...timers.keys()].map(nameOf));
  };
  return {
    names,
    set,
    stop: () => {
      for (const id of timers.keys()) set(id, false);
    },
  };
}
