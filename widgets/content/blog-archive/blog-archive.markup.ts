/** Year of the archive, in the suite's markup or in a list of the page author. */
export interface Year {
  /** Element that unfolds the months when pressed. */
  readonly row: HTMLElement;
  /** The suite's list of years; its month lists are direct children, which is invalid HTML. */
  readonly list: HTMLElement | null;
  /** Name of the year, which gets the focus. */
  readonly name: HTMLElement;
  /** The suite's icon, which points to the months. */
  readonly chevron: HTMLElement | null;
  readonly months: HTMLElement;
}

const builtInRow = ".blog_post_year_collapse";

/** Reads a year of the suite's markup: the months follow the year's item. */
function builtInYear(row: HTMLElement): Year[] {
  const months = row.nextElementSibling;
  const name = row.querySelector<HTMLElement>("span");
  return name && months instanceof HTMLUListElement
    ? [{ row, list: row.parentElement, name, months, chevron: row.querySelector<HTMLElement>(".fa") }]
    : [];
}

/** Reads a year of simple markup: a list of links follows the year's name. */
function plainYear(months: HTMLElement): Year[] {
  const name = months.previousElementSibling;
  return name instanceof HTMLElement && name.matches("button,span,b,strong")
    ? [{ row: name, list: null, name, months, chevron: null }]
    : [];
}

export function yearsIn(host: Element): readonly Year[] {
  const rows = [...host.querySelectorAll<HTMLElement>(builtInRow)];
  if (rows.length > 0) return rows.flatMap(builtInYear);
  return [...host.querySelectorAll<HTMLElement>("li > ul,li > ol")].flatMap(plainYear);
}

/** Returns the current month, which the suite marks by a class and page authors by `aria-current`. */
export const currentIn = (months: Element): Element | null =>
  months.querySelector("a.active,a[aria-current],.active > a");

/** Folds or unfolds a year: the class is for the suite's styles, `hidden` for pages without them. */
export function setOpen({ name, chevron, months }: Year, open: boolean): void {
  name.ariaExpanded = String(open);
  months.classList.toggle("show", open);
  months.hidden = !open;
  chevron?.classList.toggle("fa-chevron-down", open);
  chevron?.classList.toggle("fa-chevron-right", !open);
}
