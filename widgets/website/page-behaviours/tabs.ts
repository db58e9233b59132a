import { own } from "#shared/element/index.ts";
import { indexAfter } from "./menu-keys.ts";
import { idOf, marked, targetsOf } from "./page/markup.ts";
import { directionOf, settled } from "./page/motion.ts";
import { classed, each, on, onPress, write } from "./page/run.ts";

const tabSelector = marked("toggle", "tab", "pill", "list");
const lists = ".nav,.list-group,[role=tablist]";
const kind = ".tab-pane";

const usable = `${tabSelector}:not(.disabled,:disabled)`;
const tabsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>(usable)];
const isActive = (tab: Element) => tab.matches(".active");

/** Tabs that the Tab key reaches, by their lists: each tab that is set up would search the list. */
let currents: WeakMap<Element, Element | null>;

function update(
  list: Element,
  tabs: readonly Element[],
  current = list.querySelector(`.active${usable}`) ?? list.querySelector(usable),
) {
  currents.set(list, current);
  for (const tab of tabs)
    write(tab, { "aria-selected": String(isActive(tab)), tabindex: tab === current ? "0" : "-1" });
}

async function select(tab: HTMLElement, list: Element) {
  const tabs = tabsOf(list);
  for (const each of tabs) classed(each, "active", each === tab);
  update(list, tabs);
  for (const panel of targetsOf(tab, kind)) {
    for (const each of own(panel.parentElement!).children) if (each.matches(kind)) classed(each, "active show", false);
    // a panel that fades in is rendered before it becomes visible
    classed(panel, "active", true);
    await settled(panel);
    classed(panel, "show", isActive(tab));
  }
}

/** Handles tabs: arrows, Home and End select (WAI-ARIA tabs with automatic activation). */
export function tabs(): void {
  currents = new WeakMap();
  each(tabSelector, setUpTab);
  onPress(tabSelector, (tab) => {
    const list = tab.closest(lists);
    if (list && tab.matches(usable)) return select(tab, list);
  });
  on("keydown", tabSelector, (tab, event) => {
    const list = tab.closest(lists);
    if (!list) return;
    const tabs = tabsOf(list);
    const at = tabs.indexOf(tab);
    const index = event.key === " " ? at : indexAfter(event.key, at, directionOf(tab));
    if (index === undefined) return;
    event.preventDefault();
    const next = tabs.at(index % tabs.length);
    next?.focus();
    next?.click();
  });
}

function setUpTab(tab: HTMLElement): void {
  const list = tab.closest(lists);
  if (!list) return;
  write(list, { role: "tablist" });
  // hide list items between the tab list and its tabs from screen readers
  for (let outer = tab.parentElement!; outer !== list; outer = outer.parentElement!)
    write(outer, { role: "presentation" });
  const panels = targetsOf(tab, kind);
  write(tab, { role: "tab", "aria-controls": panels.map(idOf).join(" ") || null });
  for (const panel of panels) write(panel, { role: "tabpanel", "aria-labelledby": idOf(tab), tabindex: "0" });
  if (tab.matches(usable)) update(list, [tab], isActive(tab) ? tab : currents.get(list));
}
