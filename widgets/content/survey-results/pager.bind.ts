import { restoreAttributes } from "#shared/ui/index.ts";
import type { Shown } from "./survey-results.store.ts";

/** Returns the rows of a page; the last page may be shorter. */
export const rowsOfPage = (page: number, limit: number, count: number): Shown => ({
  first: (page - 1) * limit + 1,
  last: Math.min(page * limit, count),
  count,
});

const defaultLimit = 10;

/**
 * Shows the answers of a question page by page, from the first page. A pager without links shows all rows: the suite's page
 * hides the rows of numeric answers.
 * @see docs/reference/content.md#content-16
 */
export function bindPager(
  host: Element,
  pager: HTMLElement,
  turned: (shown: Shown) => void,
  signal: AbortSignal,
): void {
  const { question_id: id = "", record_limit } = pager.dataset;
  const table = host.querySelector(`#${CSS.escape(`table_question_${id}`)}`);
  const rows = [...(table?.querySelectorAll<HTMLElement>("tbody tr") ?? [])];
  const links = [...pager.querySelectorAll<HTMLElement>("a")];
  if (!rows.length) return;
  const limit = links.length ? Number(record_limit) || defaultLimit : rows.length;
  // the built-in styles follow the framework's class
  const isBuiltIn = pager.matches(".pagination");
  for (const row of rows) restoreAttributes(row, ["hidden", "class"], signal);
  for (const link of links) {
    restoreAttributes(link, ["aria-current"], signal);
    if (isBuiltIn && link.parentElement) restoreAttributes(link.parentElement, ["class"], signal);
  }
  const show = (page: number): Shown => {
    const shown = rowsOfPage(page, limit, rows.length);
    rows.forEach((row, index) => {
      row.hidden = index < shown.first - 1 || index >= shown.last;
      row.classList.remove("d-none");
      if (!row.classList.length) row.removeAttribute("class");
    });
    links.forEach((link, index) => {
      const isCurrent = index === page - 1;
      if (isCurrent) link.ariaCurrent = "page";
      else link.removeAttribute("aria-current");
      if (isBuiltIn) link.closest("li")?.classList.toggle("active", isCurrent);
    });
    return shown;
  };
  pager.addEventListener(
    "click",
    (event) => {
      const index = links.findIndex((link) => link.contains(event.target as Node));
      if (index < 0) return;
      event.preventDefault();
      turned(show(index + 1));
    },
    { signal },
  );
  show(1);
}
