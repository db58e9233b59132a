import { type RefObject, useState } from "react";
import { untilAbort } from "#shared/state/index.ts";
import { useHost } from "#shared/ui/index.ts";

/** Returns the current children of the host, for elements with manual slot assignment. The ref may be set on any node of the view. */
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

/** Fills a slot: assigns a child of the host, or appends a node of the suite. */
function fill(slot: HTMLSlotElement | null, node: Element): void {
  if (!slot) return;
  if (node.parentNode === (slot.getRootNode() as ShadowRoot).host) slot.assign(node);
  else if (slot.firstChild !== node) {
    // the language of the suite's content is unknown
    (node as HTMLElement).dir ||= "auto";
    // a slot without a name would get the page author's children, if slots are not assigned manually
    slot.name = "slot";
    slot.replaceChildren(node);
  }
}

/** Slot of a child of the host, or of a node of the suite. */
export const Slot = ({ node }: { readonly node: Element }) => <slot ref={(slot) => fill(slot, node)} />;
