import type { ReactNode } from "react";
import { Slot, useChildren } from "../../../../shared/ui/index.ts";

/** The heading of the page's own block, with what stands above it, where an element has taken the block over; else what is given. */
export function PageHeading({ children: own }: { readonly children?: ReactNode }) {
  const [ref, children] = useChildren<HTMLDivElement>();
  const end = children.findIndex((child) => child.matches("h1,h2")) + 1;
  return (
    <div ref={ref}>{end ? children.slice(0, end).map((child, index) => <Slot key={index} of={child} />) : own}</div>
  );
}
