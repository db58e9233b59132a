import { atom, type ReadableAtom } from "nanostores";

/** ms after which a report that somebody types has expired (spec portal section 9). */
const EXPIRES = 60_000;

export interface Typists {
  /** Partner ids, who began first comes first. */
  readonly ids: ReadableAtom<readonly number[]>;
  set(id: number, isTyping: boolean): void;
  stop(): void;
}

/** Who else is typing. */
export function createTypists(): Typists {
  const ids = atom<readonly number[]>([]);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const set = (id: number, isTyping: boolean) => {
    clearTimeout(timers.get(id));
    if (isTyping)
      timers.set(
        id,
        setTimeout(() => set(id, false), EXPIRES),
      );
    else if (!timers.delete(id)) return;
    ids.set([...timers.keys()]);
  };
  return {
    ids,
    set,
    stop: () => {
      for (const id of timers.keys()) set(id, false);
    },
  };
}
