import { flip } from "./flip.ts";
import { marked, option } from "../common/page/markup.ts";
import { itemsOf, keysInMenu, setUpItems } from "./menu-keys.ts";
import { all, around, classed, listen, on, warn, write } from "../common/page/page.ts";
import { idOf } from "../common/page/target.ts";

const selector = marked("toggle", "dropdown");

/** The menu beside a control. */
function menuOf(toggle: Element) {
  const menu = toggle.parentElement!.querySelector<HTMLElement>(":scope>.dropdown-menu");
  if (!menu) warn(toggle, "is to open a menu, but there is no .dropdown-menu beside it");
  return menu;
}

const toggleOf = (menu: Element) => menu.parentElement!.querySelector<HTMLElement>(`:scope>${selector}`);

function show(toggle: HTMLElement, menu: HTMLElement, isOpen: boolean) {
  // version 4 looks at both
  for (const each of [menu, menu.parentElement!]) classed(each, "show", isOpen);
  write(toggle, { "aria-expanded": String(isOpen) });
  if (!isOpen) return;
  // version 5 leaves places to a library unless its menu says otherwise
  write(menu, { "data-bs-popper": "static" });
  setUpItems(menu);
  if (option(toggle, "display") !== "static") flip(menu);
}

/** All menus but those in or beside which an element stands. */
function close(besides?: EventTarget | null) {
  for (const menu of all(".dropdown-menu.show")) {
    const toggle = toggleOf(menu);
    if (toggle && !(besides && menu.parentElement!.contains(besides as Node))) show(toggle, menu, false);
  }
}

/** Menus behind a control: a menu button where the markup says `role="menu"` and holds nothing but entries, else a disclosure. */
export function dropdown(): void {
  on("click", selector, (toggle, event) => {
    const menu = menuOf(toggle);
    if (!menu || toggle.matches(".disabled,:disabled")) return;
    event.preventDefault();
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
    const { key } = event;
    const isOpen = menu.matches(".show");
    if (key === "Escape" && isOpen) {
      event.preventDefault();
      show(toggle, menu, false);
      toggle.focus();
    } else if (key === "Tab" && menu.role === "menu") close();
    else if (!isToggle) keysInMenu(menu, event);
    else if (/^Arrow(Up|Down)$/.test(key)) {
      event.preventDefault();
      if (!isOpen) toggle.click();
      itemsOf(menu)
        .at(key === "ArrowUp" ? -1 : 0)
        ?.focus();
    }
  });
}

/** What is said of a control before it is used. */
export function setUpDropdown(toggle: HTMLElement): void {
  const menu = menuOf(toggle);
  if (!menu) return;
  setUpItems(menu);
  write(toggle, {
    "aria-expanded": String(menu.matches(".show")),
    "aria-haspopup": menu.role === "menu" ? "menu" : null,
    "aria-controls": idOf(menu),
  });
}
