import { collapseSpace, own, ownDocument } from "#shared/element/index.ts";
import { fromPage } from "#shared/html/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { makeButton, markInserted, restoreAttributes } from "#shared/ui/index.ts";
import type { SurveyResultsTexts } from "./graph.ts";
import type { SurveyResultsStore } from "./survey-results.store.ts";

/** Returns the parts of a query such as `?0,12&finished`. */
const partsOf = (query: string): string[] => query.slice(1).split("&").filter(Boolean);

const queryOf = (parts: readonly string[]): string => `?${parts.join("&")}`;

const finished = "finished";

/**
 * Adds an answer that participants must have given.
 * @param row 0: the question has no rows
 * @see docs/reference/content.md#content-17
 */
export function withFilter(query: string, row: string, answer: string): string {
  const parts = partsOf(query);
  const filter = `${row},${answer}`;
  return queryOf(parts.includes(filter) ? parts : [...parts, filter]);
}

/** Limits the query to finished surveys, or removes that limit. */
export function withFinished(query: string, isFinished: boolean): string {
  const others = partsOf(query).filter((part) => part !== finished);
  return queryOf(isFinished ? [...others, finished] : others);
}

export const isFinishedOnly = (query: string): boolean => partsOf(query).includes(finished);

/** Query without filters. */
export const withoutFilters = "?";

const here = (): string => location.search || withoutFilters;

/** Returns the answer of a cell: its row's title, with the column's title in a table of several columns. */
function answerOf(cell: HTMLTableCellElement, texts: SurveyResultsTexts): string {
  const row = collapseSpace(own(cell.parentElement!).firstElementChild?.textContent);
  // search the head alone: a table may have thousands of rows
  const columns = cell.closest("table")!.tHead?.querySelectorAll("th") ?? [];
  return columns.length > 2
    ? fill(texts.cell, { row, column: collapseSpace(columns[cell.cellIndex]?.textContent) })
    : row;
}

/** Inserts a link after the suite's icon, which is visible on hover alone. */
function insertLink(icon: HTMLElement, texts: SurveyResultsTexts, signal: AbortSignal): void {
  const { answer_id: answer, row_id: row = "0" } = icon.dataset;
  const cell = icon.closest("td");
  if (!answer || !cell) return;
  const link = ownDocument.createElement("a");
  link.className = "suite-filter";
  link.href = fromPage(withFilter(here(), row || "0", answer));
  link.textContent = texts.filter;
  link.ariaLabel = fill(texts.filterOf, { answer: answerOf(cell, texts) });
  markInserted(link);
  icon.after(link);
  untilAbort(signal, () => link.remove());
}

/** Binds the filters of the page until the signal. */
export function bindFilters(
  host: HTMLElement,
  store: SurveyResultsStore,
  texts: SurveyResultsTexts,
  signal: AbortSignal,
): void {
  for (const icon of host.querySelectorAll<HTMLElement>(".survey_answer .fa-filter")) insertLink(icon, texts, signal);
  host.addEventListener(
    "click",
    ({ target }) => {
      const link = own(target as Element).closest<HTMLAnchorElement>("a.suite-filter");
      if (link) store.announce(link.search);
    },
    { signal },
  );
  const press = (selector: string, target: () => string, isPressed?: boolean) => {
    for (const control of host.querySelectorAll<HTMLElement>(selector)) {
      makeButton(control, texts.filter, signal);
      if (isPressed !== undefined) {
        restoreAttributes(control, ["aria-pressed"], signal);
        control.ariaPressed = String(isPressed);
      }
      control.addEventListener("click", () => store.filter(here(), target()), { signal });
    }
  };
  const isFinished = isFinishedOnly(here());
  press(".filter-all", () => withFinished(here(), false), !isFinished);
  press(".filter-finished", () => withFinished(here(), true), isFinished);
  press(".clear_survey_filter", () => withoutFilters);
}
