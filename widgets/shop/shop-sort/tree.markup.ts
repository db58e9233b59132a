import { restoreAttributes } from "#shared/ui/index.ts";

/** The suite's arrows, and buttons of simple markup. */
const arrows = ".fa-chevron-right,.fa-chevron-down";

/** An item of the list of categories that has a list of its own. */
export interface Branch {
  readonly item: HTMLElement;
  readonly toggle: HTMLElement;
  readonly list: HTMLElement;
  /** Text of the category; empty where it has none. */
  readonly category: string;
}

const childOf = <T extends HTMLElement>(item: Element, selector: string): T | null =>
  item.querySelector<T>(`:scope>:is(${selector})`);

/** Branches with something to unfold them by. */
export const branchesIn = (host: Element): Branch[] =>
  [...host.querySelectorAll<HTMLElement>("li")].flatMap((item) => {
    const toggle = childOf(item, `${arrows},button`);
    const list = childOf(item, "ul,ol");
    const category = childOf(item, "a,span")?.textContent.trim() ?? "";
    return toggle && list ? [{ item, toggle, list, category }] : [];
  });

const isArrow = (toggle: Element): boolean => toggle.matches(arrows);

/** The suite's arrow says it, since its lists are hidden by a style, which a policy may leave out. */
export const isOpen = ({ toggle, list }: Branch): boolean =>
  isArrow(toggle) ? toggle.matches(".fa-chevron-down") : !list.hidden;

export function setOpen({ toggle, list }: Branch, open: boolean): void {
  if (isArrow(toggle)) {
    toggle.classList.toggle("fa-chevron-down", open);
    toggle.classList.toggle("fa-chevron-right", !open);
  }
  list.hidden = !open;
  // where the suite hid it by a style
  if (list.style.display) list.style.display = open ? "block" : "none";
  toggle.ariaExpanded = String(open);
}

let lists = 0;

/** Makes a button of what unfolds a branch, and says what it belongs to, until the signal. */
export function setUpBranch({ toggle, list }: Branch, name: string, signal: AbortSignal): void {
  // to set a style that a policy has left out would only be refused
  restoreAttributes(list, ["hidden", "id", ...(list.style.display ? ["style"] : [])], signal);
  const written = ["class", "role", "tabindex", "title", "aria-expanded", "aria-controls", "aria-label"];
  restoreAttributes(toggle, written, signal);
  list.id ||= `suite-categories-${++lists}`;
  toggle.setAttribute("aria-controls", list.id);
  // an arrow's own words say what a press did when the page came
  if (toggle.title && isArrow(toggle)) toggle.title = name;
  if (isArrow(toggle) || !(toggle.textContent.trim() || toggle.matches("[aria-label],[aria-labelledby]")))
    toggle.ariaLabel = name;
  if (toggle.matches("button")) return;
  toggle.role = "button";
  toggle.tabIndex = 0;
}
