import { untilAbort } from "#shared/state/index.ts";
import { adoptStyles, makeButton, restoreAttributes } from "#shared/ui/index.ts";
import css from "./blog-archive.css";
import { currentIn, setOpen, type Year, yearsIn } from "./blog-archive.markup.ts";

/** Takes an attribute away until the signal. Then it stands where it stood: the suite's editor saves what it finds. */
function takeAway(element: Element, name: string, signal: AbortSignal): void {
  const names = element.getAttributeNames();
  if (!names.includes(name)) return;
  const behind = names.slice(names.indexOf(name));
  // an attribute that is put back comes last: those behind it have to follow
  untilAbort(signal, () => behind.forEach((each) => element.removeAttribute(each)));
  restoreAttributes(element, behind, signal);
  element.removeAttribute(name);
}

/** Says by roles what the markup is: years that unfold lists of links, and no menu. */
function describe({ row, list, name, chevron, months }: Year, signal: AbortSignal): void {
  makeButton(name, name.textContent, signal);
  restoreAttributes(months, ["role", "class", "hidden", "aria-label"], signal);
  months.ariaLabel = name.textContent.trim();
  // neither a menu nor entries of one
  months.role = "list";
  for (const link of months.querySelectorAll("[role=menuitem]")) {
    restoreAttributes(link, ["role"], signal);
    link.role = "link";
  }
  if (!list) return;
  takeAway(row, "aria-expanded", signal);
  restoreAttributes(row, ["role"], signal);
  row.role = "none";
  if (!chevron) return;
  // it says "Next year"
  restoreAttributes(chevron, ["class", "aria-hidden", "title"], signal);
  chevron.ariaHidden = "true";
  chevron.title = "";
}

/**
 * Folds the months of the years until the signal, but those of the month that the page shows; then all is as it was.
 * @returns whether there is a year
 */
export function bind(host: HTMLElement, signal: AbortSignal): boolean {
  const years = yearsIn(host);
  adoptStyles(host, css);
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
  return years.length > 0;
}
