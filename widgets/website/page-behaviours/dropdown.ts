import { own } from "#shared/element/index.ts";
import { keysInMenu } from "./menu-keys.ts";
import { idOf, marked, option } from "./page/markup.ts";
import { all, around, classed, each, listen, on, onPress, warn, within, write } from "./page/run.ts";

const selector = marked("toggle", "dropdown");

/** Returns the menu beside a control. */
function menuOf(toggle: Element) {
  const menu = own(toggle.parentElement!).querySelector<HTMLElement>(":scope>.dropdown-menu");
  if (!menu) warn(toggle, "has no .dropdown-menu");
  return menu;
}

const toggleOf = (menu: Element) => own(menu.parentElement!).querySelector<HTMLElement>(`:scope>${selector}`);

/** Menus that opened in this page: a copy of an open menu is not among them. */
const opened = new WeakSet<Element>();

function show(toggle: HTMLElement, menu: HTMLElement, isOpen: boolean) {
  // version 4 of the framework reads both
  for (const each of [menu, menu.parentElement!]) classed(each, "show", isOpen);
  write(toggle, { "aria-expanded": String(isOpen) });
  if (!isOpen) return;
  opened.add(menu);
  // version 5 of the framework positions menus by a library unless they have this attribute
  write(menu, { "data-bs-popper": "static" });
  if (option(toggle, "display") !== "static") flip(menu);
}

/** Pixels by which a menu extends beyond the sides of the window. */
function excess(menu: Element): number {
  const { left, right } = menu.getBoundingClientRect();
  return Math.max(0, -left, right - innerWidth);
}

/** Aligns a menu that extends beyond the window to its other side, unless it extends as far there. */
function flip(menu: HTMLElement): void {
  const before = excess(menu);
  if (!before) return;
  const isEnd = menu.matches(".dropdown-menu-right,.dropdown-menu-end");
  const align = (isOn: boolean) => classed(menu, "dropdown-menu-right dropdown-menu-end", isOn);
  align(!isEnd);
  if (excess(menu) >= before) align(isEnd);
}

/** Closes all menus except those that contain the element, or whose control contains it. */
function close(except?: EventTarget | null) {
  for (const menu of all(".dropdown-menu.show")) {
    const toggle = toggleOf(menu);
    if (toggle && !(except && within(menu.parentElement!, except as Node))) show(toggle, menu, false);
  }
}

/** Handles menus behind a control as disclosures of links (WAI-ARIA disclosure navigation), since the built-in ones also contain fields. */
export function dropdown(): void {
  each(selector, setUpDropdown);
  onPress(selector, (toggle) => {
    const menu = menuOf(toggle);
    if (!menu || toggle.matches(".disabled,:disabled")) return;
    const isOpen = menu.matches(".show");
    close(toggle);
    show(toggle, menu, !isOpen);
  });
  listen("click", ({ target }) => {
    // visitors fill in forms in a menu
    if (!around(target, selector)) close(around(target, ".dropdown-menu :is(form,input,select,textarea,label)"));
  });
  listen("focusout", ({ relatedTarget }) => relatedTarget && close(relatedTarget));
  on("keydown", `${selector},.dropdown-menu.show`, (control, event) => {
    const isToggle = control.matches(selector);
    const menu = isToggle ? menuOf(control) : control;
    const toggle = menu && toggleOf(menu);
    if (!toggle) return;
    const isOpen = menu.matches(".show");
    if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      show(toggle, menu, false);
      toggle.focus();
    } else if (!isToggle) keysInMenu(menu, event);
    else if (/^Arrow(Up|Down)$/.test(event.key)) {
      if (!isOpen) toggle.click();
      // the index before the first entry leads up to the last one
      keysInMenu(menu, event, event.key === "ArrowUp" ? 0 : -1);
    }
  });
}

/** Describes a control and its menu for screen readers. Removes menu roles of the markup: keys reach the entries as links. */
export function setUpDropdown(toggle: HTMLElement): void {
  const menu = menuOf(toggle);
  if (!menu) return;
  if (menu.matches(".show") && !opened.has(menu)) show(toggle, menu, false);
  for (const each of [menu, ...menu.querySelectorAll("[role=menuitem]")]) write(each, { role: null });
  write(toggle, {
    "aria-expanded": String(menu.matches(".show")),
    "aria-haspopup": null,
    "aria-controls": idOf(menu),
  });
}
