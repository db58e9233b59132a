import { atom, type ReadableAtom } from "nanostores";
import { shared } from "../element/index.ts";
import { createTabChannel } from "./tab-channel.ts";

export interface RemoteState<T> {
  /** The suite's last answer, or what a person did since and the suite confirmed; null before the first one. */
  readonly value: T | null;
  /** Why the last question failed; null once an answer came. */
  readonly error: unknown;
  readonly loading: boolean;
}

/** One record of the suite, as every block of the page sees it. */
export interface Remote<T> {
  readonly state: ReadableAtom<RemoteState<T>>;
  /** Asks the suite where nothing is known yet, or the last question failed; once however many ask at a time. Never rejects: see `error`. */
  load(): Promise<void>;
  /** Takes over what the page itself says, while nothing is known from the suite. */
  know(value: T): void;
  /** Takes over what the suite confirmed; an older answer still on its way is dropped, other tabs ask anew. */
  put(value: T): void;
}

/** A page out of the browser's history may be older than what the visitor did since. */
const cameBack = (): boolean =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).some(
    ({ type }) => type === "back_forward",
  );

/**
 * The page-wide entry `key`: fifty blocks of one record make one call and change together. While somebody listens it
 * asks again when the page comes back from the back/forward cache and when another tab has put a value, since what
 * the suite knows wins over memory. What was known before somebody listens again counts as outdated, unless it is only
 * read: then no other tab can have put a value.
 */
export function remote<T>(key: string, ask: () => Promise<T>, { isOnlyRead = false } = {}): Remote<T> {
  return shared(key, () => {
    const state = atom<RemoteState<T>>({ value: null, error: null, loading: false });
    let current: Promise<void> | undefined;
    /** Another tab may have put a value, or the page came back, and no question since was answered. */
    let isOutdated = false;

    const reload = (): Promise<void> => {
      if (current) return current;
      state.set({ ...state.get(), loading: true });
      const settle = (change: Partial<RemoteState<T>>) => {
        if (current !== mine) return;
        current = undefined;
        isOutdated = false;
        state.set({ ...state.get(), error: null, ...change, loading: false });
      };
      const mine: Promise<void> = ask().then(
        (value) => settle({ value }),
        (error: unknown) => settle({ error }),
      );
      return (current = mine);
    };

    const outdate = () => {
      isOutdated = true;
      // what is on its way may have been answered before
      current = undefined;
    };
    const otherTabs = createTabChannel(
      key,
      () => !isOnlyRead && (current || state.value.value) && outdate(),
      () => {
        outdate();
        if (state.lc) void reload();
      },
    );
    const { listen } = state;
    state.listen = (listener) => {
      otherTabs.open();
      return listen(listener);
    };
    state.off = otherTabs.release;

    return {
      state,
      load: async () => {
        const { value, error } = state.get();
        if (value && !error && !isOutdated) return;
        do await reload();
        while (current || isOutdated);
      },
      know(value) {
        if (current) return;
        const isNew = !state.get().value;
        if (isNew) state.set({ value, error: null, loading: false });
        if (isOutdated || (isNew && cameBack())) void reload();
      },
      put(value: T) {
        otherTabs.open();
        current = undefined;
        state.set({ value, error: null, loading: false });
        otherTabs.tell();
        // the other tab's value may be the later one
        if (!state.lc) otherTabs.release();
        else if (isOutdated) void reload();
      },
    };
  });
}
