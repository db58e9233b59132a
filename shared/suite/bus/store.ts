/** What all tabs of a site share. */
export type SharedStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * What the tabs of a browser share, as JSON under the protocol's keys. Without a storage, or a full one, nothing is ever there:
 * what a tab itself cannot do without it also holds in memory.
 */
export interface Store {
  /** Undefined where there is nothing or nonsense. */
  read(name: string): unknown;
  /** 0 where there is no time. */
  number(name: string): number;
  /** The last id; 0 where there is none that a suite can have given. */
  last(): number;
  /** Undefined removes. */
  write(name: string, value: unknown): void;
  /** The name behind the key of a storage event, if it is ours. */
  nameOf(key: string): string | undefined;
}

export function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text!);
  } catch {
    return undefined;
  }
}

/** Whether a suite can have given a notification this id: it counts in 32 bits. */
export const isId = (value: unknown): value is number => Number(value) > 0 && ((value as number) | 0) === value;

export function createStore(server: string, storage: SharedStorage | undefined): Store {
  const prefix = `bus.${server.replace(/:\/{0,2}/g, "_")}.`;
  const read = (name: string) => parse(storage?.getItem(prefix + name));
  return {
    read,
    number(name) {
      const value = Number(read(name));
      return value > 0 && value < 1e15 ? value : 0;
    },
    last() {
      const value = read("last");
      return isId(value) ? value : 0;
    },
    write(name, value) {
      try {
        if (value === undefined) storage?.removeItem(prefix + name);
        else storage?.setItem(prefix + name, JSON.stringify(value));
      } catch {
        // full, and not by us
      }
    },
    nameOf: (key) => key.split(prefix)[1],
  };
}
