import { collapseSpace, own } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";

/** Selector of an item in the suite's list of fields. */
const itemSelector = 'a.dropdown-item[href^="#"]';

const itemsIn = (host: Element): HTMLAnchorElement[] => [...host.querySelectorAll<HTMLAnchorElement>(itemSelector)];

export const itemAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? own(target).closest<HTMLAnchorElement>(itemSelector) : null;

export const keyOf = (item: Element): string => item.getAttribute("href")!.slice(1);

/** Returns the active item, or the first one. @see docs/reference/portal.md#portal-6 */
export const activeIn = (host: Element): HTMLAnchorElement | undefined => {
  const items = itemsIn(host);
  return items.find((item) => item.matches(".active")) ?? items[0];
};

/** Names buttons that have only an icon, until the signal. */
export function nameControls(
  host: Element,
  texts: { readonly search: string; readonly searchIn: string },
  signal: AbortSignal,
): void {
  const name = (selector: string, text: string) => {
    const control = host.querySelector<HTMLElement>(selector);
    if (!control || control.textContent.trim() || control.matches("[aria-label],[aria-labelledby],[title]")) return;
    restoreAttributes(control, ["aria-label"], signal);
    control.ariaLabel = text;
  };
  name(".search-submit", texts.search);
  name(".dropdown-toggle", texts.searchIn);
}

/** Restores with the signal everything that `showActive` writes. */
export function keepItems(host: Element, signal: AbortSignal): void {
  for (const item of itemsIn(host)) restoreAttributes(item, ["class", "aria-current"], signal);
  const field = host.querySelector("[name=search]");
  if (field) restoreAttributes(field, ["aria-label"], signal);
  const label = host.querySelector("#search_label");
  const content = [...(label?.childNodes ?? [])];
  untilAbort(signal, () => label?.replaceChildren(...content));
}

/** Shows the chosen field of the search in the list, in the label, and in the name of a search field without a label. */
export function showActive(host: Element, active: HTMLAnchorElement): void {
  for (const item of itemsIn(host)) {
    item.classList.toggle("active", item === active);
    item.ariaCurrent = item === active ? "true" : null;
  }
  const copy = active.cloneNode(true) as Element;
  copy.querySelector(".nolabel")?.remove();
  const label = host.querySelector("#search_label");
  if (label) label.textContent = collapseSpace(copy.textContent);
  const field = host.querySelector<HTMLInputElement>("[name=search]");
  if (field && !field.labels?.length) field.ariaLabel = collapseSpace(active.textContent);
}
