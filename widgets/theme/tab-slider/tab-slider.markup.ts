import { contentOf, type Content } from "../common/slides/server-nodes.ts";
import type { Tab } from "./tab-slider.store.ts";

export interface ReadTab extends Tab {
  readonly text: string;
  /** What the layout has for it; undefined where it has to be asked for. */
  readonly content: Content | undefined;
}

/** The tabs in a layout of the theme: links whose anchors are their tokens (behaviour/theme-snippets.md item 16). */
export function readTabs(box: Element): ReadTab[] {
  return [...box.querySelectorAll<HTMLElement>('a[href*="#nav_tab_"]')].map((link) => {
    const token = link.getAttribute("href")!.split("#nav_tab_")[1]!;
    const pane = box.querySelector(`#${CSS.escape(`nav_tab_${token}`)}`);
    return {
      id: link.dataset.tab_id ?? token,
      token,
      text: link.textContent.trim(),
      content: pane?.childElementCount ? contentOf(pane) : undefined,
    };
  });
}
