import { isEnabled, isSecret } from "#shared/ui/index.ts";
import type { Prefill } from "../api/survey.ts";
import { isChoice, isDate, otherOption, otherText, type Question } from "./questions.markup.ts";
import type { Answers, Dates } from "./survey.types.ts";

/** Dates as typed, while the format is unknown: the server rejects unreadable ones. */
export const asWritten: Dates = { read: ({ value }) => value, problem: () => "", write: (_, value) => value };

/** Returns the earlier answers of a control: the server names checkboxes by question and label. @see docs/reference/content.md#content-3 */
function valuesFor({ name, type }: HTMLInputElement, id: string, known: Prefill): readonly string[] | undefined {
  const key = [name, ...(type === "checkbox" ? [id] : [])].find((each) => Object.hasOwn(known, each));
  return key === undefined ? undefined : known[key]!.map(String);
}

/** Chooses the option of a text in the visitor's own words: the server may send the text alone. */
function chooseOther(question: Question, known: Prefill): void {
  const option = otherOption(question);
  const name = otherText(question)?.name;
  if (!option || !name || !Object.hasOwn(known, name) || !known[name]![0]) return;
  if (option instanceof HTMLOptionElement) option.selected = true;
  else option.checked = true;
}

/** Writes earlier answers into the fields. */
export function fillQuestions(questions: readonly Question[], known: Prefill, dates: Dates): void {
  for (const question of questions) {
    for (const control of question.controls) {
      // in a matrix with several answers per row, the server names the list by the row
      const row = control.type === "checkbox" ? control.name.replace(/_-?\d+$/, "") : question.id;
      const values = valuesFor(control, row, known);
      if (!values) continue;
      if (isChoice(control)) control.checked = values.includes(control.value);
      else if (values[0] !== undefined) control.value = isDate(control) ? dates.write(control, values[0]) : values[0];
    }
    chooseOther(question, known);
  }
}

/** Returns the answers to store in the tab, without secrets. */
export function answersOf(questions: readonly Question[]): Answers {
  // a Map, since a field may be named as a property of Object.prototype
  const answers = new Map<string, string[]>();
  for (const control of questions.flatMap(({ controls }) => controls)) {
    if (isSecret(control)) continue;
    const list = answers.get(control.name) ?? [];
    if (!isChoice(control) || control.checked) list.push(control.value);
    answers.set(control.name, list);
  }
  return Object.fromEntries(answers);
}

/** Restores answers of `answersOf`; other fields stay. */
export function restoreAnswers(questions: readonly Question[], answers: Answers): void {
  for (const control of questions.flatMap(({ controls }) => controls)) {
    const list = Object.hasOwn(answers, control.name) ? answers[control.name] : undefined;
    if (!list) continue;
    if (isChoice(control)) control.checked = list.includes(control.value);
    else control.value = list[0] ?? "";
  }
}

/**
 * Returns the fields to send: text without an answer is empty, since the server fails if the field is absent; dates are
 * `YYYY-MM-DD`.
 * @see docs/reference/content.md#content-10
 */
export function fieldsOfForm(form: HTMLFormElement, questions: readonly Question[], dates: Dates) {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
  for (const control of questions.flatMap(({ controls }) => controls)) {
    if (isDate(control) && isEnabled(control)) fields[control.name] = dates.read(control);
    // the server requires the names of disabled text fields, too
    else if (!isChoice(control) && control.localName !== "select") fields[control.name] ??= "";
  }
  return fields;
}
