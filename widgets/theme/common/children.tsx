import { type RefObject, useState } from "react";
import { untilAbort } from "#shared/state/index.ts";
import { useHost } from "#shared/ui/index.ts";

/** The author's children, as they are now, for elements whose slots are assigned by hand. The ref belongs to anything in the view. */
export function useChildren<T extends Element>(): [ref: RefObject<T | null>, children: readonly Element[]] {
  const [children, setChildren] = useState<readonly Element[]>([]);
  const ref = useHost<T>((host, signal) => {
    const read = () => setChildren([...host.children]);
    const observer = new MutationObserver(read);
    observer.observe(host, { childList: true });
    untilAbort(signal, () => observer.disconnect());
    read();
  });
  return [ref, children];
}

/** What belongs to a place: one of the author's children, which stays where it is, or a node of the suite's, which comes in. */
function fill(slot: HTMLSlotElement | null, of: Element): void {
  if (!slot) return;
  if (of.parentNode === (slot.getRootNode() as ShadowRoot).host) slot.assign(of);
  else if (slot.firstChild !== of) {
    // the suite does not say in which language it is
    (of as HTMLElement).dir ||= "auto";
    // without any name it would take the author's children, where slots are not assigned by hand
    slot.name = "slot";
    slot.replaceChildren(of);
  }
}

/** The place of one of the author's children, or of what the suite sent. */
export const Slot = ({ of }: { readonly of: Element }) => <slot ref={(slot) => fill(slot, of)} />;
