import { type Content, contentOf, takeBefore, visible } from "../common/slides/server-nodes.ts";
import type { Tab } from "./tab-slider.store.ts";

export interface ReadTab extends Tab {
  readonly text: string;
  readonly pictures: readonly Element[];
  /** Content in the layout; undefined if the content must be loaded. */
  readonly content: Content | undefined;
}

/** Layout of the theme: its tabs, and the content before and after them. */
interface Layout extends Omit<Content, "slides"> {
  readonly tabs: readonly ReadTab[];
}

const isTab = (link: Element): boolean => !link.closest("[id^=nav_tab_]");

/** Splits a layout: its tabs are links whose anchors are their tokens. */
export function readLayout(box: Element): Layout {
  const links = [...box.querySelectorAll<HTMLElement>('a[href*="#nav_tab_"]')].filter(isTab);
  // one search for all; of panes with the same id, the first one
  const panes = new Map([...box.querySelectorAll("[id^=nav_tab_]")].reverse().map((pane) => [pane.id, pane]));
  const tabs = links.map((link) => {
    const token = link.getAttribute("href")!.split("#nav_tab_")[1]!;
    const pane = panes.get(`nav_tab_${token}`);
    pane?.remove();
    return {
      id: link.dataset.tab_id ?? token,
      token,
      text: link.textContent.trim(),
      pictures: [...link.querySelectorAll("img")],
      content: pane ? contentOf(pane) : undefined,
    };
  });
  const [row, ...rows] = links.map((link) => link.closest("ul,ol,[role=tablist]") ?? link);
  if (!row) return { tabs };
  const before = visible(takeBefore(box, row));
  for (const each of [row, ...rows]) each.remove();
  return { tabs, before, after: visible(box) };
}
