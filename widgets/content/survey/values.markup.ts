import { isEnabled, isSecret } from "#shared/ui/index.ts";
import type { Prefill } from "../api/survey.ts";
import { isChoice, isDate, otherOption, otherText, type Question } from "./questions.markup.ts";
import type { Answers, Dates } from "./survey.types.ts";

/** Dates before it is known how they are read, and where that does not come: the suite says what it cannot read. */
export const asWritten: Dates = { read: ({ value }) => value, wrong: () => "", write: (_, value) => value };

/** The list of what is known for a control: boxes of one question are named by question and label. */
function valuesFor({ name, type }: HTMLInputElement, id: string, known: Prefill): readonly string[] | undefined {
  const key = [name, ...(type === "checkbox" ? [id] : [])].find((each) => Object.hasOwn(known, each));
  return key === undefined ? undefined : known[key]!.map(String);
}

/** The suite gives the text of an answer of one's own, and may say nothing of the option before it. */
function chooseOther(question: Question, known: Prefill): void {
  const option = otherOption(question);
  const name = otherText(question)?.name;
  if (!option || !name || !Object.hasOwn(known, name) || !known[name]![0]) return;
  if (option instanceof HTMLOptionElement) option.selected = true;
  else option.checked = true;
}

/** Writes answers of before into the fields. */
export function fillQuestions(questions: readonly Question[], known: Prefill, dates: Dates): void {
  for (const question of questions) {
    for (const control of question.controls) {
      // a matrix of several answers has the row in the name of its list
      const row = control.type === "checkbox" ? control.name.replace(/_-?\d+$/, "") : question.id;
      const values = valuesFor(control, row, known);
      if (!values) continue;
      if (isChoice(control)) control.checked = values.includes(control.value);
      else if (values[0] !== undefined) control.value = isDate(control) ? dates.write(control, values[0]) : values[0];
    }
    chooseOther(question, known);
  }
}

/** Reads the fields' values to be stored, without secrets. */
export function answersOf(questions: readonly Question[]): Answers {
  // a name of the page's may be one that every object has
  const answers = new Map<string, string[]>();
  for (const control of questions.flatMap(({ controls }) => controls)) {
    if (isSecret(control)) continue;
    const list = answers.get(control.name) ?? [];
    if (!isChoice(control) || control.checked) list.push(control.value);
    answers.set(control.name, list);
  }
  return Object.fromEntries(answers);
}

/** Puts back what `answersOf` gave; fields that it does not know stay. */
export function restoreAnswers(questions: readonly Question[], answers: Answers): void {
  for (const control of questions.flatMap(({ controls }) => controls)) {
    const list = Object.hasOwn(answers, control.name) ? answers[control.name] : undefined;
    if (!list) continue;
    if (isChoice(control)) control.checked = list.includes(control.value);
    else control.value = list[0] ?? "";
  }
}

/**
 * What is sent: a text without an answer is empty, since the suite fails where it is absent; dates are
 * `YYYY-MM-DD`.
 */
export function fieldsOfForm(form: HTMLFormElement, questions: readonly Question[], dates: Dates) {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields[name] = value;
  for (const control of questions.flatMap(({ controls }) => controls)) {
    if (isDate(control) && isEnabled(control)) fields[control.name] = dates.read(control);
    // the suite wants the names of disabled texts too
    else if (!isChoice(control) && control.localName !== "select") fields[control.name] ??= "";
  }
  return fields;
}
