/** A year of the archive, in the suite's markup or in a list of the author's. */
export interface Year {
  /** What a press anywhere in it unfolds. */
  readonly row: HTMLElement;
  /** The suite's list of years, in which the lists of months stand directly: none that HTML knows. */
  readonly list: HTMLElement | null;
  /** What keys reach: the year's name. */
  readonly name: HTMLElement;
  /** The suite's sign, which points to where the months are. */
  readonly chevron: HTMLElement | null;
  readonly months: HTMLElement;
}

const builtInRow = ".blog_post_year_collapse";

/** The suite puts the months behind the year's item. */
function builtInYear(row: HTMLElement): Year[] {
  const months = row.nextElementSibling;
  const name = row.querySelector<HTMLElement>("span");
  return name && months instanceof HTMLUListElement
    ? [{ row, list: row.parentElement, name, months, chevron: row.querySelector<HTMLElement>(".fa") }]
    : [];
}

/** An item with a list of links behind the year's name, which is in an element that may be a button. */
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

/** The month that the page shows: the suite's class, or what the author says. */
export const currentIn = (months: Element): Element | null =>
  months.querySelector("a.active,a[aria-current],.active > a");

/** The class is for the suite's looks, `hidden` for pages without them. */
export function setOpen({ name, chevron, months }: Year, open: boolean): void {
  name.ariaExpanded = String(open);
  months.classList.toggle("show", open);
  months.hidden = !open;
  chevron?.classList.toggle("fa-chevron-down", open);
  chevron?.classList.toggle("fa-chevron-right", !open);
}
