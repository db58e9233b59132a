import { ownDocument } from "#shared/element/index.ts";
import type { pageBehaviours } from "../i18n/en.json";
import { setUpDropdown } from "./dropdown.ts";
import { atEnd, classed, each, make, write } from "./page/run.ts";

/**
 * As long as the menu is one line of a wide page: moves its last entries behind a "+" until the rest fits, so that the header never wraps.
 */
function setUpMenu(top: HTMLElement, { more }: typeof pageBehaviours): void {
  const room = top.parentElement!;
  const extra = make("li", "nav-item dropdown o_extra_menu_items");
  const toggle = make("a", "nav-link dropdown-toggle o-no-caret");
  const menu = make("ul", "dropdown-menu");
  write(toggle, { href: "#", role: "button", "data-toggle": "dropdown", "aria-label": more });
  toggle.append(make("i", "fa fa-plus"));
  extra.append(toggle, menu);
  const setMoved = (entry: Element, isMoved: boolean) => {
    const link = entry.querySelector("a");
    if (!link) return;
    classed(link, "dropdown-item", isMoved);
    classed(link, "nav-link", !isMoved);
  };
  // the style sheet lets neither wrap, and suite.css not even before this
  const isFull = () => room.scrollWidth > room.clientWidth;

  /** What was moved, and what keeps its place. */
  const moved: [entry: Element, place: Comment][] = [];
  function back() {
    for (const [entry, place] of moved.splice(0)) {
      setMoved(entry, false);
      place.replaceWith(entry);
    }
    extra.remove();
  }
  function fit() {
    const hadFocus = extra.contains(ownDocument.activeElement);
    back();
    const isLine = matchMedia("(min-width:768px)").matches && getComputedStyle(top).flexDirection === "row";
    for (const line of [top, room]) write(line, { "data-one-line": `${isLine}` });
    if (!isLine || !isFull()) return;
    const movable = [...top.querySelectorAll(":scope>:not(.divider,.divider~*)")].filter((entry) => entry.clientWidth);
    movable.at(-1)?.after(extra);
    while (movable.length && isFull()) {
      const entry = movable.pop()!;
      const place = ownDocument.createComment("");
      moved.push([entry, place]);
      setMoved(entry, true);
      entry.replaceWith(place);
      menu.prepend(entry);
    }
    setUpDropdown(toggle);
    if (hadFocus) toggle.focus();
  }

  fit();
  const sizes = new ResizeObserver(fit);
  sizes.observe(room);
  // letters are wider in another font
  const { fonts } = ownDocument;
  fonts.addEventListener("loadingdone", fit);
  atEnd(() => {
    sizes.disconnect();
    fonts.removeEventListener("loadingdone", fit);
    back();
  });
}

export const extraMenu = (): void => each(":is(header,nav) #top_menu:not(.o_no_autohide_menu)", setUpMenu);
