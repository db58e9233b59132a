import { ownDocument } from "../../../shared/element/index.ts";
import { setUpDropdown } from "./dropdown.ts";
import { atEnd, classed, make, write } from "../common/page/page.ts";

const widthOf = (element: Element) => element.getBoundingClientRect().width;

/** With its margins. */
function outer(element: Element): number {
  const { marginLeft, marginRight } = getComputedStyle(element);
  return widthOf(element) + (parseFloat(marginLeft) || 0) + (parseFloat(marginRight) || 0);
}

/**
 * As long as the menu is one line of a wide page: moves its last entries behind a "+" until the rest fits, so that the header never wraps
 * (behaviour/website-misc.md item 43).
 */
export function extraMenu(top: HTMLElement, more: string): void {
  const room = top.parentElement!;
  const bar = top.closest("header,nav");
  if (!bar || top.matches(".o_no_autohide_menu")) return;
  const extra = make("li", "nav-item dropdown o_extra_menu_items");
  const toggle = make("a", "nav-link dropdown-toggle o-no-caret");
  const menu = make("ul", "dropdown-menu");
  write(toggle, { href: "#", role: "button", "data-toggle": "dropdown", "aria-label": more });
  toggle.append(make("i", "fa fa-plus"));
  extra.append(toggle, menu);
  const rename = (entry: Element, from: string, to: string) => {
    for (const link of entry.querySelectorAll(`:scope>.${from}`)) link.classList.replace(from, to);
  };
  const sum = (elements: readonly Element[]) => elements.reduce((width, each) => width + outer(each), 0);

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
    classed(top, "o_one_line", isLine);
    top.style.display = "none";
    const space = room.clientWidth - sum([...room.children].filter((each) => each !== top));
    top.style.display = "";
    const entries = [...top.children];
    const isFull = () => sum([...top.children]) > space + 0.5;
    if (!isLine || !isFull()) return;
    const divider = entries.findIndex((entry) => entry.matches(".divider"));
    const movable = entries.slice(0, divider < 0 ? undefined : divider).filter(widthOf);
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
