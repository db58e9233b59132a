import { atom, type WritableAtom } from "nanostores";
import { useLayoutEffect, useState } from "react";
import { shared, useStore } from "#shared/element/index.ts";

/** Windows that stand at the bottom of the page, by side, in the order in which they came. */
const windows = (side: string): WritableAtom<readonly object[]> =>
  shared(`dock ${side}`, () => atom<readonly object[]>([]));

/** A place among the windows of a side: how many stand before it. */
export function useDock(side: "start" | "end"): number {
  const [me] = useState({});
  const all = windows(side);
  const slot = useStore(all).indexOf(me);
  useLayoutEffect(() => {
    all.set([...all.get(), me]);
    return () => all.set(all.get().filter((other) => other !== me));
  }, [all, me]);
  return Math.max(0, slot);
}
