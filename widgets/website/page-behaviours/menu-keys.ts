import { write } from "../common/page/page.ts";

export const itemsOf = (menu: Element): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>(".dropdown-item:not(.disabled,:disabled)")].filter((item) =>
    item.checkVisibility(),
  );

/** Entries of a `role="menu"` are its items; a menu with fields or other links in it is none, whatever its markup says. */
export function setUpItems(menu: HTMLElement): void {
  if (menu.role !== "menu") return;
  const items = [...menu.querySelectorAll("a,button,input,select,textarea")];
  if (!items.length || items.some((each) => !each.matches(".dropdown-item"))) return write(menu, { role: null });
  for (const item of items) {
    write(item, { role: item.getAttribute("role") ?? "menuitem", tabindex: "-1" });
    for (let outer = item.parentElement!; outer !== menu; outer = outer.parentElement!) write(outer, { role: "none" });
  }
}

/** Where a key leads from one of several: undefined for any other key. */
export const placeOf = (key: string, at: number, forward: 1 | -1 = 1): number | undefined =>
  ({ ArrowRight: at + forward, ArrowLeft: at - forward, ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 })[key];

/** Arrows, Home, End, and in a `role="menu"` the first letter of an entry (WAI-ARIA menu). */
export function keysInMenu(menu: HTMLElement, event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const target = event.target as HTMLElement;
  if (altKey || ctrlKey || metaKey || target.matches("input,textarea,select")) return;
  const items = itemsOf(menu);
  const at = items.indexOf(target);
  const place = /Left|Right/.test(key) ? undefined : placeOf(key, at);
  const after = [...items.slice(at + 1), ...items];
  const isLetter = key !== " " && menu.role === "menu";
  const next =
    place === undefined
      ? isLetter && after.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
      : items.at(place % items.length);
  if (!next && key !== " ") return;
  if (key === " " && !target.matches("a")) return;
  event.preventDefault();
  if (next) next.focus();
  else target.click();
}
