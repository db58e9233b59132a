import { collapseSpace } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { labelsAround, type LabelsOf, restoreAttributes } from "#shared/ui/index.ts";
import { isChoice, otherText, type Question } from "./questions.markup.ts";
import type { SurveyTexts } from "./survey.types.ts";

const isNamed = (element: Element, labelsOf: LabelsOf): boolean =>
  element.matches("[aria-label],[aria-labelledby]") || labelsOf(element).length > 0;

/** Returns the name of a choice in a table: its row and its column. */
function nameCell(control: HTMLInputElement, texts: SurveyTexts): string {
  const cell = control.closest("td")!;
  const row = cell.parentElement!;
  const column = cell.closest("table")!.tHead?.rows[0]?.cells[cell.cellIndex];
  return fill(texts.cell, {
    row: collapseSpace(row.querySelector("th")?.textContent),
    column: collapseSpace(column?.textContent),
  });
}

/** Marks the empty corner of a table as a cell: it heads no column. */
function nameCorners(block: Element, signal: AbortSignal): void {
  for (const head of block.querySelectorAll("thead th"))
    if (!collapseSpace(head.textContent)) {
      restoreAttributes(head, ["role"], signal);
      head.role = "cell";
    }
}

/** Names questions and marks required ones for screen readers until the signal: the suite's page shows both by position and colour alone. */
export function nameQuestions(questions: readonly Question[], texts: SurveyTexts, signal: AbortSignal): void {
  if (!questions[0]) return;
  const labelsOf = labelsAround(questions[0].block);
  for (const question of questions) {
    const { block, label, required, controls } = question;
    const other = otherText(question);
    const isGroup = controls.filter(isChoice).length > 0;
    if (isGroup && !block.matches("fieldset") && !isNamed(block, labelsOf)) {
      restoreAttributes(block, ["role", "aria-label"], signal);
      block.role = "group";
      block.ariaLabel = required ? fill(texts.required, { question: label }) : label;
    }
    nameCorners(block, signal);
    for (const control of controls) {
      const isCell = isChoice(control) && !!control.closest("td");
      if (!isNamed(control, labelsOf) && (isCell || !isChoice(control))) {
        restoreAttributes(control, ["aria-label"], signal);
        // the suite's label of the text field for another answer is beside the field
        const beside = control === other ? collapseSpace(control.previousElementSibling?.textContent) : "";
        control.ariaLabel = isCell ? nameCell(control, texts) : beside || label;
      }
      if (!isGroup && required) {
        restoreAttributes(control, ["aria-required"], signal);
        control.ariaRequired = "true";
      }
    }
  }
}
