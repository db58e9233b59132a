import { fill } from "#shared/i18n/index.ts";
import { controlsLike } from "#shared/ui/index.ts";
import { isDate } from "./questions.markup.ts";
import type { Dates, SurveyTexts } from "./survey.types.ts";

/** Limits of a whole number. */
const [least, most] = [-2147483648, 2147483647];

function numberError({ validity, value, step }: HTMLInputElement, texts: SurveyTexts): string {
  // the browser gives no value for what is no number
  if (validity.badInput) return texts.number;
  if (!value || step === "any" || !Number.isInteger(Number(step || 1))) return "";
  const whole = Number(value);
  return Number.isInteger(whole) && whole >= least && whole <= most ? "" : fill(texts.integer, { value });
}

/** Firefox forgets the group of a radio button that stands outside of its form when the form is moved. */
function isMissing({ form, name, type, required, validity }: HTMLInputElement): boolean {
  if (type !== "radio" || !required || !form) return validity.valueMissing;
  return !controlsLike<HTMLInputElement>(form, "[type=radio]").some((each) => each.name === name && each.checked);
}

function unreadable(control: HTMLInputElement, dates: Dates, texts: SurveyTexts): string {
  if (isMissing(control)) return texts.missing;
  if (control.type === "number") return numberError(control, texts);
  return isDate(control) ? dates.wrong(control) : "";
}

/** What is wrong with a control; empty: nothing. What is missing on its own pages, and all else, the suite says. */
export const errorOf = (control: HTMLInputElement, dates: Dates, texts: SurveyTexts): string =>
  // what an author wants besides, such as a greatest number, is said by the browser
  unreadable(control, dates, texts) || control.validationMessage;
