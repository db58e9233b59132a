import { atom, type ReadableAtom } from "nanostores";

/** Host of a store without a DOM, which records the calls of the store. */
export function createHost<Props extends object>(server: string, props: Props) {
  const removal = new AbortController();
  const host = {
    props: atom(props),
    server,
    lang: "en",
    editing: atom(false),
    signal: removal.signal,
    events: [] as [string, unknown][],
    errors: [] as unknown[],
    states: new Set<string>(),
    /** Names of events that a listener of the page prevents. */
    prevents: new Set<string>(),
    emit(name: string, detail?: unknown) {
      host.events.push([name, detail]);
      return !host.prevents.has(name);
    },
    fail: (error: unknown) => {
      if ((error as Error).name === "AbortError") return;
      host.errors.push(error);
      host.states.add("error");
    },
    state: (name: string, on: boolean) => void host.states[on ? "add" : "delete"](name),
    remove: () => removal.abort(),
  };
  return host;
}

/** Resolves as soon as the store's value matches; the time limit of the test ends the wait. */
export const until = <T>(store: ReadableAtom<T>, fits: (value: T) => boolean) =>
  new Promise<T>((resolve) => {
    const stop = store.subscribe((value) => {
      if (!fits(value)) return;
      resolve(value);
      queueMicrotask(() => stop());
    });
  });
