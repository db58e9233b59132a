import { own } from "#shared/element/index.ts";
import { keysInMenu } from "./menu-keys.ts";
import { idOf, marked, option } from "./page/markup.ts";
import { all, around, classed, each, listen, on, onPress, warn, within, write } from "./page/run.ts";

const selector = marked("toggle", "dropdown");

/** The menu beside a control. */
function menuOf(toggle: Element) {
  const menu = own(toggle.parentElement!).querySelector<HTMLElement>(":scope>.dropdown-menu");
  if (!menu) warn(toggle, "has no .dropdown-menu");
  return menu;
}

const toggleOf = (menu: Element) => own(menu.parentElement!).querySelector<HTMLElement>(`:scope>${selector}`);

function show(toggle: HTMLElement, menu: HTMLElement, isOpen: boolean) {
  // version 4 looks at both
  for (const each of [menu, menu.parentElement!]) classed(each, "show", isOpen);
  write(toggle, { "aria-expanded": String(isOpen) });
  if (!isOpen) return;
  // version 5 leaves places to a library unless its menu says otherwise
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
  const turn = (isOn: boolean) => classed(menu, "dropdown-menu-right dropdown-menu-end", isOn);
  turn(!isEnd);
  if (excess(menu) >= before) turn(isEnd);
}

/** Closes all menus except those that contain the element, or whose control contains it. */
function close(besides?: EventTarget | null) {
  for (const menu of all(".dropdown-menu.show")) {
    const toggle = toggleOf(menu);
    if (toggle && !(besides && within(menu.parentElement!, besides as Node))) show(toggle, menu, false);
  }
}

/** Menus behind a control: a disclosure of links (WAI-ARIA disclosure navigation), since the built-in ones hold fields as well. */
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
    // forms in a menu are filled in
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
      // up from before the first is the last
      keysInMenu(menu, event, event.key === "ArrowUp" ? 0 : -1);
    }
  });
}

/** What is said of a control before it is used. Entries are links: in what opens they are reached as links, whatever the markup says. */
export function setUpDropdown(toggle: HTMLElement): void {
  const menu = menuOf(toggle);
  if (!menu) return;
  for (const each of [menu, ...menu.querySelectorAll("[role=menuitem]")]) write(each, { role: null });
  write(toggle, {
    "aria-expanded": String(menu.matches(".show")),
    "aria-haspopup": null,
    "aria-controls": idOf(menu),
  });
}
