import type { Fields } from "../form.ts";
import { tagOf } from "./records.ts";
import type { Answer, Survey, SurveyPage } from "./survey.types.ts";
import { isText } from "./validate.ts";

/** Returns the answers of a submitted page. */
export function answersOf(survey: Survey, page: SurveyPage, fields: Fields, inputId: number): Answer[] {
  return page.questions.flatMap((question) => {
    const tag = tagOf(survey, question);
    const answer = (part: Partial<Answer>): Answer => ({
      input_id: inputId,
      question_id: question.id,
      row_id: null,
      label_id: null,
      answer: null,
      ...part,
    });
    if (isText(question)) return fields[tag]?.trim() ? [answer({ answer: fields[tag].trim() })] : [];
    const known = (value: string | undefined) =>
      question.labels.find(({ id, is_row }) => !is_row && String(id) === value)?.id;
    const chosen = (prefix: string, rowId: number | null) =>
      Object.entries(fields)
        .filter(([name]) => name === prefix || name.startsWith(`${prefix}_`))
        .flatMap(([name, value]) => {
          const id = name.endsWith("_comment") ? undefined : known(value);
          return id ? [answer({ row_id: rowId, label_id: id })] : [];
        });
    const rows = question.labels.filter(({ is_row }) => is_row);
    const comment = fields[`${tag}_comment`]?.trim();
    return [
      ...(rows.length ? rows.flatMap(({ id }) => chosen(`${tag}_${id}`, id)) : chosen(tag, null)),
      ...(comment ? [answer({ answer: comment })] : []),
    ];
  });
}

type Known = Record<string, (string | number)[]>;

/** Returns answers by the names of their fields. */
export function prefillOf(survey: Survey, pages: readonly SurveyPage[], answers: readonly Answer[]): Known {
  const values: Known = {};
  const add = (name: string, value: string | number) => (values[name] ??= []).push(value);
  for (const question of pages.flatMap(({ questions }) => questions)) {
    const tag = tagOf(survey, question);
    for (const { question_id, row_id, label_id, answer } of answers) {
      if (question_id !== question.id) continue;
      if (label_id) add(row_id ? `${tag}_${row_id}` : tag, label_id);
      else if (answer === null) continue;
      else if (isText(question)) add(tag, question.kind === "numerical_box" ? pythonFloat(answer) : answer);
      else {
        add(`${tag}_comment`, answer);
        if (question.comment === "answer") add(tag, -1);
      }
    }
  }
  return values;
}

/** Formats a number like Python: `5` is "5.0". */
const pythonFloat = (text: string): string => (Number.isInteger(Number(text)) ? Number(text).toFixed(1) : text);

/** Returns points by question. */
export function scoresOf(survey: Survey, answers: readonly Answer[]): Record<string, number> {
  const questions = survey.pages.flatMap((page) => page.questions);
  return Object.fromEntries(
    questions.map(({ id, labels }) => [
      id,
      answers
        .filter(({ question_id }) => question_id === id)
        .reduce((sum, { label_id }) => sum + (labels.find((label) => label.id === label_id)?.score ?? 0), 0),
    ]),
  );
}
