import type { Fields } from "../form.ts";
import { tagOf } from "./records.ts";
import type { Question, Survey, SurveyPage } from "./survey.types.ts";

type Asked = SurveyPage["questions"][number];

const mandatory = "This question requires an answer.";
const badFormat = "The answer you entered has an invalid format.";

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

function textError({ kind, rule, wrong, least, most }: Question, value: string): string | undefined {
  const message = wrong || badFormat;
  if (rule === "email" && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value)) return "This answer must be an email address";
  if (rule === "length" && (value.length < Number(least) || value.length > Number(most))) return message;
  if (kind === "numerical_box") {
    if (!value.trim() || !Number.isFinite(Number(value))) return "This is not a number";
    return (least && Number(value) < Number(least)) || (most && Number(value) > Number(most)) ? message : undefined;
  }
  if (kind === "date") {
    if (!isDay(value)) return "This is not a date";
    return (least && value < least) || (most && value > most) ? message : undefined;
  }
  return undefined;
}

/** Returns the names of the fields of an answer. */
const given = (fields: Fields, prefix: string): string[] =>
  Object.keys(fields).filter((name) => name.startsWith(`${prefix}_`) && !name.endsWith("_comment"));

function isAnswered(question: Asked, tag: string, fields: Fields): boolean {
  const comment = fields[`${tag}_comment`]?.trim();
  switch (question.kind) {
    case "simple_choice":
      // only an empty text field is no answer
      return fields[tag] === "-1" ? comment !== "" : !!fields[tag];
    case "multiple_choice":
      return given(fields, tag).some((name) => fields[name] !== "-1" || !!comment);
    case "matrix_simple":
    case "matrix_multiple":
      return question.labels
        .filter(({ is_row }) => is_row)
        .every(({ id }) => fields[`${tag}_${id}`] !== undefined || given(fields, `${tag}_${id}`).length > 0);
    default:
      return !!fields[tag]?.trim();
  }
}

export const isText = ({ kind }: Question): boolean => /^(free_text|textbox|numerical_box|date)$/.test(kind);

/**
 * Returns the errors by the tags of questions; undefined if a text field is missing, which makes the suite fail.
 * @see docs/reference/content.md#content-10
 */
export function errorsOf(survey: Survey, page: SurveyPage, fields: Fields): Record<string, string> | undefined {
  const errors: Record<string, string> = {};
  for (const question of page.questions) {
    const tag = tagOf(survey, question);
    if (isText(question) && fields[tag] === undefined) return undefined;
    if (!isAnswered(question, tag, fields)) {
      if (question.required) errors[tag] = mandatory;
      continue;
    }
    const wrong = isText(question) ? textError(question, fields[tag]!.trim()) : undefined;
    if (wrong) errors[tag] = wrong;
  }
  return errors;
}
