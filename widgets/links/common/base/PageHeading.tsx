import type { ReactNode } from "react";

/** Assigned by hand: the block's own heading, with what stands above it. */
function assignHeading(slot: HTMLSlotElement | null): void {
  if (!slot) return;
  const children = [...(slot.getRootNode() as ShadowRoot).host.children];
  slot.assign(...children.slice(0, children.findIndex((child) => child.matches("h1,h2")) + 1));
}

/** The heading of the page's own block, where an element has taken the block over; else what is given. */
export const PageHeading = ({ children: own }: { readonly children?: ReactNode }) => (
  <div>
    <slot ref={assignHeading}>{own}</slot>
  </div>
);
