/** Values that all tabs of a site share. */
export type SharedStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Values that the tabs of a browser share, as JSON under the keys of the protocol. Without a storage, or with a full one, all values are missing: a
 * tab holds the necessary ones in memory as well.
 */
export interface Store {
  /** Returns undefined for a missing or invalid value. */
  read(name: string): unknown;
  /** Returns 0 for a missing time. */
  number(name: string): number;
  /** Returns the last id; 0 for one that no suite can have given. */
  last(): number;
  /** Writes a value; undefined removes it. */
  write(name: string, value: unknown): void;
  /** Returns the name behind the key of a storage event, if it is ours. */
  nameOf(key: string): string | undefined;
}

export function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text!);
  } catch {
    return undefined;
  }
}

/** Returns true if a suite can have given a notification this id: it counts in 32 bits. */
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
        // full, and not because of us
      }
    },
    nameOf: (key) => key.split(prefix)[1],
  };
}
