import { collapseSpace, own, ownDocument } from "#shared/element/index.ts";
import { fromPage } from "#shared/html/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { makeButton, markInserted, restoreAttributes } from "#shared/ui/index.ts";
import { isFinishedOnly, withFilter, withFinished, withoutFilters } from "./filters.ts";
import type { SurveyResultsTexts } from "./survey-results.element.ts";
import type { SurveyResultsStore } from "./survey-results.store.ts";

const here = (): string => location.search || withoutFilters;

/** The answer of a cell: that of its row, and in a table of several columns the column's too. */
function answerOf(cell: HTMLTableCellElement, texts: SurveyResultsTexts): string {
  const row = collapseSpace(own(cell.parentElement!).firstElementChild?.textContent);
  // the head alone is searched: there are thousands of rows
  const columns = cell.closest("table")!.tHead?.querySelectorAll("th") ?? [];
  return columns.length > 2
    ? fill(texts.cell, { row, column: collapseSpace(columns[cell.cellIndex]?.textContent) })
    : row;
}

/** A link behind the suite's sign, which stays unseen until a mouse comes by it. */
function placeLink(icon: HTMLElement, texts: SurveyResultsTexts, signal: AbortSignal): void {
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

/** Filters of the page (behaviour/survey.md items 30 to 32). */
export function driveFilters(
  host: HTMLElement,
  store: SurveyResultsStore,
  texts: SurveyResultsTexts,
  signal: AbortSignal,
): void {
  for (const icon of host.querySelectorAll<HTMLElement>(".survey_answer .fa-filter")) placeLink(icon, texts, signal);
  host.addEventListener(
    "click",
    ({ target }) => {
      const link = own(target as Element).closest<HTMLAnchorElement>("a.suite-filter");
      if (link) store.tell(link.href);
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
