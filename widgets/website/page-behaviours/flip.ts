import { classed } from "./page/page.ts";

/** By how many pixels a menu leaves the window at its sides. */
function excess(menu: Element): number {
  const { left, right } = menu.getBoundingClientRect();
  return Math.max(0, -left, right - innerWidth);
}

/** Turns a menu that would leave the window to its other side, unless it would leave it there, too (behaviour/website-misc.md item 44). */
export function flip(menu: HTMLElement): void {
  const before = excess(menu);
  if (!before) return;
  const isEnd = menu.matches(".dropdown-menu-right,.dropdown-menu-end");
  const turn = (isOn: boolean) => classed(menu, "dropdown-menu-right dropdown-menu-end", isOn);
  turn(!isEnd);
  if (excess(menu) >= before) turn(isEnd);
}
