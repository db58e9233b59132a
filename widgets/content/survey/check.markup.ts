import { fill } from "../../../shared/i18n/index.ts";
import { isDate } from "./questions.markup.ts";
import type { SurveyTexts } from "./survey.strings.ts";
import type { Dates } from "./survey.types.ts";

/** What a whole number may be: spec shop-survey-payment-theme, section 9. */
const [least, most] = [-2147483648, 2147483647];

function numberError({ validity, value, step }: HTMLInputElement, texts: SurveyTexts): string {
  // the browser gives no value for what is no number
  if (validity.badInput) return texts.number;
  if (!value || step === "any" || !Number.isInteger(Number(step || 1))) return "";
  const whole = Number(value);
  return Number.isInteger(whole) && whole >= least && whole <= most ? "" : fill(texts.integer, { value });
}

function unreadable(control: HTMLInputElement, dates: Dates, texts: SurveyTexts): string {
  if (control.validity.valueMissing) return texts.missing;
  if (control.type === "number") return numberError(control, texts);
  return isDate(control) ? dates.wrong(control) : "";
}

/** What is wrong with a control; empty: nothing. What is missing on its own pages, and all else, the suite says. */
export const errorOf = (control: HTMLInputElement, dates: Dates, texts: SurveyTexts): string =>
  // what an author wants besides, such as a greatest number, is said by the browser
  unreadable(control, dates, texts) || control.validationMessage;
