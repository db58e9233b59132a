import type { ReactNode } from "react";
import { adoptStyles } from "#shared/ui/index.ts";
import css from "./heading.page.css";

/**
 * Assigned by hand: the block's own heading, with what stands above it. On the suite's page of a link the rows of its addresses and tags are
 * below, up to the heading of the charts.
 */
function assignHeading(slot: HTMLSlotElement | null): void {
  if (!slot) return;
  const { host } = slot.getRootNode() as ShadowRoot;
  const children = [...host.children];
  const [heading, charts] = children.filter((child) => child.matches("h1,h2"));
  const hasRows = charts && children.some(({ id }) => id === "link_id");
  if (hasRows) adoptStyles(host, css);
  slot.assign(...children.slice(0, hasRows ? children.indexOf(charts) : heading ? children.indexOf(heading) + 1 : 0));
}

/** The heading of the page's own block, where an element has taken the block over; else what is given. */
export const PageHeading = ({ children: own }: { readonly children?: ReactNode }) => (
  <div>
    <slot ref={assignHeading}>{own}</slot>
  </div>
);
