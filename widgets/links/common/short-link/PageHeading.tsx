import type { ReactNode } from "react";
import { adoptStyles } from "#shared/element/index.ts";
import css from "./heading.page.css";

/**
 * Assigns the block's own heading, with the content above it, to the slot. On the suite's page of a link the rows of addresses and tags
 * are assigned, too: they are between the heading and the heading of the charts.
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

/** Heading of the page's block if the element has adopted one; otherwise the children. */
export const PageHeading = ({ children: own }: { readonly children?: ReactNode }) => (
  <div>
    <slot ref={assignHeading}>{own}</slot>
  </div>
);
