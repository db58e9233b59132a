import { ownDocument } from "#shared/element/index.ts";
import type { pageBehaviours } from "../i18n/en.json";
import { setUpDropdown } from "./dropdown.ts";
import { atEnd, classed, each, make, write } from "./page/run.ts";

/** Text of the comments at the original positions of moved entries. */
const position = "suite-menu-entry";

/** Attribute of the elements whose content is in one line, and never wraps. */
const oneLine = "data-one-line";

/** Moves entries back that a copy of the page still has behind the "+" of the original. */
function restoreCopy(top: HTMLElement): void {
  const anchors = [...top.childNodes].filter((node) => node instanceof Comment && node.data === position);
  for (const extra of top.querySelectorAll(":scope>.o_extra_menu_items")) {
    for (const entry of extra.querySelectorAll(":scope>.dropdown-menu>*")) {
      // written by the original: nothing to restore
      entry.querySelector("a")?.classList.replace("dropdown-item", "nav-link");
      extra.before(entry);
      (anchors.shift() as Comment | undefined)?.replaceWith(entry);
    }
    extra.remove();
    for (const line of [top, top.parentElement!]) line.removeAttribute(oneLine);
  }
}

/**
 * Moves the last entries of a menu in one line behind a "+" until the rest fits, so that the header never wraps.
 * @see docs/reference/website.md#website-18
 */
function setUpMenu(top: HTMLElement, { more }: typeof pageBehaviours): void {
  const container = top.parentElement!;
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
  // neither wraps by the style sheet, nor by suite.css before this code runs
  const isFull = () => container.scrollWidth > container.clientWidth;

  /** Moved entries with the comments at their original positions. */
  const moved: [entry: Element, anchor: Comment][] = [];
  function restore() {
    for (const [entry, anchor] of moved.splice(0)) {
      setMoved(entry, false);
      anchor.replaceWith(entry);
    }
    extra.remove();
  }
  function fit() {
    const hadFocus = extra.contains(ownDocument.activeElement);
    restore();
    const isLine = matchMedia("(min-width:768px)").matches && getComputedStyle(top).flexDirection === "row";
    for (const line of [top, container]) write(line, { [oneLine]: `${isLine}` });
    if (!isLine || !isFull()) return;
    const movable = [...top.querySelectorAll(":scope>:not(.divider,.divider~*)")].filter((entry) => entry.clientWidth);
    movable.at(-1)?.after(extra);
    while (movable.length && isFull()) {
      const entry = movable.pop()!;
      const anchor = ownDocument.createComment(position);
      moved.push([entry, anchor]);
      setMoved(entry, true);
      entry.replaceWith(anchor);
      menu.prepend(entry);
    }
    setUpDropdown(toggle);
    if (hadFocus) toggle.focus();
  }

  restoreCopy(top);
  fit();
  const sizes = new ResizeObserver(fit);
  sizes.observe(container);
  // another font changes the width of the entries
  const { fonts } = ownDocument;
  fonts.addEventListener("loadingdone", fit);
  atEnd(() => {
    sizes.disconnect();
    fonts.removeEventListener("loadingdone", fit);
    restore();
  });
}

export const extraMenu = (): void => each(":is(header,nav) #top_menu:not(.o_no_autohide_menu)", setUpMenu);
