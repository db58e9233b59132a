import { own } from "#shared/element/index.ts";

/** Returns the index to which a key leads, before the ends are wrapped; undefined for other keys. */
export const indexAfter = (key: string, at: number, forward: 1 | -1 = 1): number | undefined =>
  ({ ArrowRight: at + forward, ArrowLeft: at - forward, ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 })[key];

/** Moves the focus in a menu by arrows, Home and End; fields keep their keys. */
export function keysInMenu(menu: HTMLElement, event: KeyboardEvent, at?: number): void {
  const target = event.target as HTMLElement;
  if (own(target).matches("input,select,textarea")) return;
  const items = [...menu.querySelectorAll<HTMLElement>(".dropdown-item:not(.disabled,:disabled)")].filter((item) =>
    item.checkVisibility(),
  );
  const index = indexAfter(event.key, at ?? items.indexOf(target));
  if (index === undefined || /Left|Right/.test(event.key)) return;
  event.preventDefault();
  items.at(index % items.length)?.focus();
}
