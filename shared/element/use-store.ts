import type { ReadableAtom } from "nanostores";
import { useSyncExternalStore } from "react";

/** Returns the value of a store; the component renders again when the value changes. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value => useSyncExternalStore(store.listen, store.get);
