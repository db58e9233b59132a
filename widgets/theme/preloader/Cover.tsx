import { useLayoutEffect, useRef, useState } from "react";
import { Spinner } from "#shared/ui/index.ts";

/** The stock theme's own cover may be hidden by its styles. */
const isSeen = (node: Node) => (node instanceof Element ? node.checkVisibility() : !!node.textContent?.trim());

/** The author's logo, or the ring, above all of the page. Parts: cover, spinner. */
export function Cover({ isLeaving }: { readonly isLeaving: boolean }) {
  const slot = useRef<HTMLSlotElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useLayoutEffect(() => setEmpty(!slot.current!.assignedNodes().some(isSeen)), []);
  return (
    <div className={isLeaving ? "cover leaving" : "cover"} part="cover" aria-busy={!isLeaving}>
      <slot ref={slot} />
      {isEmpty && <Spinner />}
    </div>
  );
}
