import { marked, option } from "../common/page/markup.ts";
import { reflow, settled } from "../common/page/motion.ts";
import { all, atEnd, classed, on, write } from "../common/page/page.ts";
import { idOf, targetsOf } from "../common/page/target.ts";

/** The blog's archive has an element of its own. */
export const collapses = `${marked("toggle", "collapse")}:not(.blog_post_year_collapse)`;
const kind = ".collapse,.collapsing";
const goals = new Map<HTMLElement, boolean>();

const isOpen = (panel: HTMLElement) => goals.get(panel) ?? panel.matches(".show");
const togglesOf = (panel: HTMLElement) => all(collapses).filter((toggle) => targetsOf(toggle, kind).includes(panel));

function tell(toggle: HTMLElement, open: boolean) {
  classed(toggle, "collapsed", !open);
  write(toggle, { "aria-expanded": String(open) });
}

/** The framework's own classes, so that the page's style sheet draws the movement. */
async function move(panel: HTMLElement, open: boolean) {
  goals.set(panel, open);
  for (const toggle of togglesOf(panel)) tell(toggle, open);
  panel.style.height = `${panel.getBoundingClientRect().height}px`;
  classed(panel, "collapse show", false);
  classed(panel, "collapsing", true);
  reflow(panel);
  panel.style.height = `${open ? panel.scrollHeight : 0}px`;
  await settled(panel);
  // another press came meanwhile
  if (goals.get(panel) === open) end(panel);
}

function end(panel: HTMLElement) {
  panel.style.height = "";
  classed(panel, "collapsing", false);
  classed(panel, "collapse", true);
  classed(panel, "show", isOpen(panel));
  goals.delete(panel);
}

/** Of an accordion one panel is open: its parent is named by the panel, or as in older markup by the control. */
function others(panel: HTMLElement, toggle: HTMLElement): HTMLElement[] {
  const named = option(panel, "parent") ?? option(toggle, "parent");
  const parent = named && panel.closest(named);
  return parent
    ? [...parent.querySelectorAll<HTMLElement>(kind)].filter(
        (each) => isOpen(each) && !each.contains(panel) && togglesOf(each).length,
      )
    : [];
}

/** Panels that open and close, alone or as an accordion; the phone's menu is one. */
export function collapse(): void {
  on("click", collapses, (toggle, event) => {
    if (toggle.matches("a")) event.preventDefault();
    for (const panel of targetsOf(toggle, kind)) {
      const open = !isOpen(panel);
      if (open) for (const other of others(panel, toggle)) void move(other, false);
      void move(panel, open);
    }
  });
  atEnd(() => [...goals.keys()].forEach(end));
}

export function setUpCollapse(toggle: HTMLElement, menu: string): void {
  const panels = targetsOf(toggle, kind);
  if (!panels.length) return;
  tell(toggle, panels.some(isOpen));
  write(toggle, { "aria-controls": panels.map(idOf).join(" ") });
  if (toggle.matches(".navbar-toggler:not([aria-label])") && !toggle.textContent.trim())
    write(toggle, { "aria-label": menu });
}
