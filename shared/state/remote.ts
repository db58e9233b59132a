import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { shared } from "../element/index.ts";
import { createTabChannel } from "./tab-channel.ts";

export interface RemoteState<T> {
  /** Last value of the suite, or of a visitor's action that the suite has confirmed; null before the first one. */
  readonly value: T | null;
  /** Error of the last call; null after a response. */
  readonly error: unknown;
  readonly loading: boolean;
}

/** One record of the suite, shared by all blocks of the page. */
export interface Remote<T> {
  readonly state: ReadableAtom<RemoteState<T>>;
  /** Calls the suite if no value is known, or if the last call failed; one call for all callers at a time. Never rejects: see `error`. */
  load(): Promise<void>;
  /** Calls the suite, one call for all callers at a time. Never rejects: see `error`. */
  reload(): Promise<void>;
  /** Takes over the value in the page, while none is known from the suite. */
  know(value: T): void;
  /** Takes over a value that the suite has confirmed. The response of an older call is ignored; other tabs read the value again. */
  put(value: T): void;
}

/** Returns true if the page comes from the browser's history: it may be older than the visitor's last action. */
const cameBack = (): boolean =>
  (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]).some(
    ({ type }) => type === "back_forward",
  );

/** Reads the value into the state, one call at a time. */
function createReading<T>(state: WritableAtom<RemoteState<T>>, ask: () => Promise<T>) {
  let current: Promise<void> | undefined;
  /** True while no answer has come since another tab may have put a value, or the page came back. */
  let isOutdated = false;
  return {
    isPending: () => !!current,
    isOutdated: () => isOutdated,
    /** Ignores the answer that is still to come. */
    drop: () => (current = undefined),
    outdate() {
      isOutdated = true;
      // the suite may have answered the pending call before
      current = undefined;
    },
    reload(): Promise<void> {
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
    },
  };
}

/**
 * Returns the page-wide entry `key`: fifty blocks of one record make one call and change together. While a block listens, the entry is read again
 * when the page comes back from the back/forward cache and when another tab has put a value, since the suite's value wins over memory. A value
 * from before the first listener counts as outdated, unless it is only read: then no other tab can have put one.
 */
export function remote<T>(key: string, ask: () => Promise<T>, { isOnlyRead = false } = {}): Remote<T> {
  return shared(key, () => {
    const state = atom<RemoteState<T>>({ value: null, error: null, loading: false });
    const reading = createReading(state, ask);
    const otherTabs = createTabChannel(
      key,
      () => !isOnlyRead && (reading.isPending() || state.value.value) && reading.outdate(),
      () => {
        reading.outdate();
        if (state.lc) void reading.reload();
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
      reload: reading.reload,
      load: async () => {
        const { value, error } = state.get();
        if (value && !error && !reading.isOutdated()) return;
        do await reading.reload();
        while (reading.isPending() || reading.isOutdated());
      },
      know(value) {
        if (reading.isPending()) return;
        const isNew = !state.get().value;
        if (isNew) state.set({ value, error: null, loading: false });
        if (reading.isOutdated() || (isNew && cameBack())) void reading.reload();
      },
      put(value: T) {
        otherTabs.open();
        reading.drop();
        state.set({ value, error: null, loading: false });
        otherTabs.tell();
        // the other tab's value may be the later one
        if (!state.lc) otherTabs.release();
        else if (reading.isOutdated()) void reading.reload();
      },
    };
  });
}
