import { untilAbort } from "#shared/state/index.ts";
import { makeButton, restoreAttributes } from "#shared/ui/index.ts";
import { currentIn, setOpen, type Year, yearsIn } from "./blog-archive.markup.ts";
import type { BlogArchiveStore } from "./blog-archive.store.ts";

/** Removes an attribute until the signal, then restores it at its position: the suite's editor saves the markup. */
function removeUntil(element: Element, name: string, signal: AbortSignal): void {
  const names = element.getAttributeNames();
  if (!names.includes(name)) return;
  const following = names.slice(names.indexOf(name));
  // a restored attribute comes last: restore the following ones after it
  untilAbort(signal, () => following.forEach((each) => element.removeAttribute(each)));
  restoreAttributes(element, following, signal);
  element.removeAttribute(name);
}

/** Sets roles: years that unfold lists of links, instead of a menu. */
function describe({ row, list, name, chevron, months }: Year, signal: AbortSignal): void {
  makeButton(name, name.textContent, signal);
  restoreAttributes(months, ["role", "class", "hidden", "aria-label"], signal);
  months.ariaLabel = name.textContent.trim();
  months.role = "list";
  for (const link of months.querySelectorAll("[role=menuitem]")) {
    restoreAttributes(link, ["role"], signal);
    link.role = "link";
  }
  if (!list) return;
  removeUntil(row, "aria-expanded", signal);
  restoreAttributes(row, ["role"], signal);
  row.role = "none";
  if (!chevron) return;
  // its title is "Next year"
  restoreAttributes(chevron, ["class", "aria-hidden", "title"], signal);
  chevron.ariaHidden = "true";
  chevron.title = "";
}

/**
 * Folds the months of the years until the signal, except the year of the current month; restores the markup afterwards.
 * @see docs/reference/content.md#content-26
 */
export function bind(host: HTMLElement, signal: AbortSignal, store: BlogArchiveStore): void {
  const years = yearsIn(host);
  if (!years.length) store.failEmpty();
  for (const list of new Set(years.flatMap(({ list }) => list ?? []))) {
    restoreAttributes(list, ["role"], signal);
    list.role = "none";
  }
  for (const year of years) {
    const current = currentIn(year.months);
    describe(year, signal);
    setOpen(year, !!current || year.months.matches(".show"));
    if (!current) continue;
    restoreAttributes(current, ["aria-current"], signal);
    current.ariaCurrent ??= "true";
  }
  host.addEventListener(
    "click",
    ({ target }) => {
      const year = years.find(({ row }) => row.contains(target as Node));
      if (year) setOpen(year, year.name.ariaExpanded === "false");
    },
    { signal },
  );
}
