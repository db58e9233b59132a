import { fill } from "../../../shared/i18n/index.ts";
import { entrySentence, readEntry, type DateRule } from "../../../shared/ui/date-entry/index.ts";
import { isDate } from "./questions.markup.ts";
import type { SurveyTexts } from "./survey.strings.ts";
import type { RuleOf } from "./values.markup.ts";

/** What a whole number may be: spec shop-survey-payment-theme, section 9. */
const [least, most] = [-2147483648, 2147483647];

function numberError({ validity, value, step }: HTMLInputElement, texts: SurveyTexts): string {
  // the browser gives no value for what is no number
  if (validity.badInput) return texts.number;
  if (!value || step === "any" || !Number.isInteger(Number(step || 1))) return "";
  const whole = Number(value);
  return Number.isInteger(whole) && whole >= least && whole <= most ? "" : fill(texts.integer, { value });
}

function dateError(control: HTMLInputElement, rule: DateRule, texts: SurveyTexts): string {
  const { problem } = readEntry(control.value, rule);
  return problem ? entrySentence(control.value, problem, rule, texts) : "";
}

function unreadable(control: HTMLInputElement, ruleOf: RuleOf, texts: SurveyTexts): string {
  if (control.validity.valueMissing) return texts.missing;
  if (control.type === "number") return numberError(control, texts);
  return isDate(control) ? dateError(control, ruleOf(control), texts) : "";
}

/** What is wrong with a control; empty: nothing. What is missing on its own pages, and all else, the suite says. */
export const errorOf = (control: HTMLInputElement, ruleOf: RuleOf, texts: SurveyTexts): string =>
  // what an author wants besides, such as a greatest number, is said by the browser
  unreadable(control, ruleOf, texts) || control.validationMessage;
