import { own } from "#shared/element/index.ts";

/** Where a key leads from one of several: undefined for any other key. */
export const placeOf = (key: string, at: number, forward: 1 | -1 = 1): number | undefined =>
  ({ ArrowRight: at + forward, ArrowLeft: at - forward, ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 })[key];

/** Arrows, Home and End go from entry to entry, but fields keep their keys. */
export function keysInMenu(menu: HTMLElement, event: KeyboardEvent, at?: number): void {
  const target = event.target as HTMLElement;
  if (own(target).matches("input,select,textarea")) return;
  const items = [...menu.querySelectorAll<HTMLElement>(".dropdown-item:not(.disabled,:disabled)")].filter((item) =>
    item.checkVisibility(),
  );
  const place = placeOf(event.key, at ?? items.indexOf(target));
  if (place === undefined || /Left|Right/.test(event.key)) return;
  event.preventDefault();
  items.at(place % items.length)?.focus();
}
