import { fill } from "#shared/i18n/index.ts";
import { controlsLike } from "#shared/ui/index.ts";
import { isDate } from "./questions.markup.ts";
import type { Dates, SurveyTexts } from "./survey.types.ts";

/** Limits of an integer on the server. */
const [least, most] = [-2147483648, 2147483647];

function numberError({ validity, value, step }: HTMLInputElement, texts: SurveyTexts): string {
  // browsers return an empty value for text that is not a number
  if (validity.badInput) return texts.number;
  if (!value || step === "any" || !Number.isInteger(Number(step || 1))) return "";
  const integer = Number(value);
  return Number.isInteger(integer) && integer >= least && integer <= most ? "" : fill(texts.integer, { value });
}

/** Returns true if a required answer is missing. Firefox loses the group of a radio button outside of its form when the form is moved. */
function isMissing({ form, name, type, required, validity }: HTMLInputElement): boolean {
  if (type !== "radio" || !required || !form) return validity.valueMissing;
  return !controlsLike<HTMLInputElement>(form, "[type=radio]").some((each) => each.name === name && each.checked);
}

function errorOfSuite(control: HTMLInputElement, dates: Dates, texts: SurveyTexts): string {
  if (isMissing(control)) return texts.missing;
  if (control.type === "number") return numberError(control, texts);
  return isDate(control) ? dates.problem(control) : "";
}

/** Returns the error of a control; empty if the control is valid. The server validates everything else. */
export const errorOf = (control: HTMLInputElement, dates: Dates, texts: SurveyTexts): string =>
  // the browser has messages for further constraints of the page author, such as a maximum
  errorOfSuite(control, dates, texts) || control.validationMessage;
