import type { ReadableAtom } from "nanostores";
import { useSyncExternalStore } from "react";

/** The value of a store; the component renders anew when it changes. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value => useSyncExternalStore(store.listen, store.get);
