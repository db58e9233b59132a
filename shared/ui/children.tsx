import { useState, type RefObject } from "react";
import { useHost } from "./driven.ts";

/** The author's children, as they are now, for elements whose slots are assigned by hand. The ref belongs to anything in the view. */
export function useChildren<T extends Element>(): [ref: RefObject<T | null>, children: readonly Element[]] {
  const [children, setChildren] = useState<readonly Element[]>([]);
  const ref = useHost<T>((host, signal) => {
    const read = () => setChildren([...host.children]);
    const observer = new MutationObserver(read);
    observer.observe(host, { childList: true });
    signal.addEventListener("abort", () => observer.disconnect());
    read();
  });
  return [ref, children];
}

/** The place of one of the author's children. */
export const Slot = ({ of }: { readonly of: Element }) => <slot ref={(slot) => slot?.assign(of)} />;
