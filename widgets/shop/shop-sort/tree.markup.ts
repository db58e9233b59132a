import { restoreAttributes } from "#shared/ui/index.ts";

/** Arrows of the suite; simple markup has buttons. */
const arrows = ".fa-chevron-right,.fa-chevron-down";

/** Item of the category list that has a list of its own. */
export interface Branch {
  readonly item: HTMLElement;
  readonly toggle: HTMLElement;
  readonly list: HTMLElement;
  /** Name of the category; empty if there is none. */
  readonly category: string;
}

const childOf = <T extends HTMLElement>(item: Element, selector: string): T | null =>
  item.querySelector<T>(`:scope>:is(${selector})`);

/** Returns the branches that have a toggle. */
export const branchesIn = (host: Element): Branch[] =>
  [...host.querySelectorAll<HTMLElement>("li")].flatMap((item) => {
    const toggle = childOf(item, `${arrows},button`);
    const list = childOf(item, "ul,ol");
    const category = childOf(item, "a,span")?.textContent.trim() ?? "";
    return toggle && list ? [{ item, toggle, list, category }] : [];
  });

const isArrow = (toggle: Element): boolean => toggle.matches(arrows);

/** Returns true if a branch is expanded. Read from the arrow: the suite hides lists by a style, which a content security policy may block. */
export const isOpen = ({ toggle, list }: Branch): boolean =>
  isArrow(toggle) ? toggle.matches(".fa-chevron-down") : !list.hidden;

export function setOpen({ toggle, list }: Branch, open: boolean): void {
  if (isArrow(toggle)) {
    toggle.classList.toggle("fa-chevron-down", open);
    toggle.classList.toggle("fa-chevron-right", !open);
  }
  list.hidden = !open;
  // the suite hides the list by a style
  if (list.style.display) list.style.display = open ? "block" : "none";
  toggle.ariaExpanded = String(open);
}

let lists = 0;

/** Makes the toggle of a branch a button with a name, until the signal. */
export function setUpBranch({ toggle, list }: Branch, name: string, signal: AbortSignal): void {
  // restoring a style that a policy has blocked would be refused, too
  restoreAttributes(list, ["hidden", "id", ...(list.style.display ? ["style"] : [])], signal);
  const written = ["class", "role", "tabindex", "title", "aria-expanded", "aria-controls", "aria-label"];
  restoreAttributes(toggle, written, signal);
  list.id ||= `suite-categories-${++lists}`;
  toggle.setAttribute("aria-controls", list.id);
  // the title of an arrow describes its initial state
  if (toggle.title && isArrow(toggle)) toggle.title = name;
  if (isArrow(toggle) || !(toggle.textContent.trim() || toggle.matches("[aria-label],[aria-labelledby]")))
    toggle.ariaLabel = name;
  if (toggle.matches("button")) return;
  toggle.role = "button";
  toggle.tabIndex = 0;
}
