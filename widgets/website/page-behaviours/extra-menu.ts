import { ownDocument } from "../../../shared/element/index.ts";
import { setUpDropdown } from "./dropdown.ts";
import type { PageTexts } from "./page-behaviours.strings.ts";
import { atEnd, classed, each, make, write } from "./page/page.ts";

/**
 * As long as the menu is one line of a wide page: moves its last entries behind a "+" until the rest fits, so that the header never wraps
 * (behaviour/website-misc.md item 43).
 */
function setUpMenu(top: HTMLElement, { more }: PageTexts): void {
  const room = top.parentElement!;
  const bar = top.closest("header,nav")!;
  const extra = make("li", "nav-item dropdown o_extra_menu_items");
  const toggle = make("a", "nav-link dropdown-toggle o-no-caret");
  const menu = make("ul", "dropdown-menu");
  write(toggle, { href: "#", role: "button", "data-toggle": "dropdown", "aria-label": more });
  toggle.append(make("i", "fa fa-plus"));
  extra.append(toggle, menu);
  const rename = (entry: Element, from: string, to: string) => {
    for (const link of entry.querySelectorAll(`:scope>.${from}`)) link.classList.replace(from, to);
  };
  // the style sheet lets neither wrap
  const isFull = () => room.scrollWidth > room.clientWidth;

  function back() {
    const entries = [...menu.children];
    for (const entry of entries) rename(entry, "dropdown-item", "nav-link");
    extra.before(...entries);
    extra.remove();
  }
  function fit() {
    const hadFocus = extra.contains(ownDocument.activeElement);
    back();
    const isLine = matchMedia("(min-width:768px)").matches && getComputedStyle(top).flexDirection === "row";
    for (const line of [top, room]) classed(line, "o_one_line", isLine);
    if (!isLine || !isFull()) return;
    const entries = [...top.children];
    const divider = entries.findIndex((entry) => entry.matches(".divider"));
    const movable = entries.slice(0, divider < 0 ? undefined : divider).filter((entry) => entry.clientWidth);
    movable.at(-1)?.after(extra);
    while (movable.length && isFull()) {
      const entry = movable.pop()!;
      rename(entry, "nav-link", "dropdown-item");
      menu.prepend(entry);
    }
    setUpDropdown(toggle);
    if (hadFocus) toggle.focus();
  }

  fit();
  // a logo makes room smaller when it comes, letters are wider in another font
  const ends = [
    [window, "resize"],
    [bar, "load"],
    [ownDocument.fonts, "loadingdone"],
  ] as const;
  for (const [target, type] of ends) target.addEventListener(type, fit, true);
  atEnd(() => {
    for (const [target, type] of ends) target.removeEventListener(type, fit, true);
    back();
  });
}

export const extraMenu = (): void => each(":is(header,nav) #top_menu:not(.o_no_autohide_menu)", setUpMenu);
