import { isDateFormat, readDate, usualDateFormat, writeDate } from "#shared/format/index.ts";
import { fill } from "#shared/i18n/index.ts";
import type { DateFormats } from "#shared/suite/api/language.ts";
import { connect } from "#shared/suite/index.ts";
import { dateFormats } from "#shared/suite/language.ts";
import { isDateField, isNativeDate } from "./fields.markup.ts";
import type { FormTexts } from "./form.types.ts";

const hasTime = (control: HTMLInputElement): boolean =>
  control.matches(".o_website_form_datetime,[type=datetime-local],[data-kind=datetime]");

const formatOf = (control: HTMLInputElement, { date, datetime }: DateFormats): string =>
  hasTime(control) ? datetime : date;

/** Tells if a typed text is a date. If the format cannot be read, dates in the language's usual format and in the suite's own are accepted. */
function isTyped(control: HTMLInputElement, format: string, lang: string): boolean {
  const time = hasTime(control) ? " %H:%M:%S" : "";
  const formats = isDateFormat(format) ? [format] : [usualDateFormat(lang) + time, `%Y-%m-%d${time}`];
  return formats.some((each) => readDate(control.value, each, lang));
}

/** Tells if the value of a native control can be written in a format; true for a format that cannot be read. */
const isSayable = ({ value }: HTMLInputElement, format: string): boolean =>
  !isDateFormat(format) || writeDate(value, format) !== undefined;

/** Returns the error of a date; empty: none. The suite has the last word where it does not say how dates are written. @param lang BCP 47 */
export async function createDates(server: string, lang: string, texts: Pick<FormTexts, "date" | "datetime">) {
  const formats = await dateFormats(connect(server), server).catch(() => undefined);
  return (control: HTMLInputElement): string => {
    const { value } = control;
    if (!formats || !value || !isDateField(control)) return "";
    const format = formatOf(control, formats);
    const isRight = isNativeDate(control) ? isSayable(control, format) : isTyped(control, format, lang);
    return isRight ? "" : fill(hasTime(control) ? texts.datetime : texts.date, { value });
  };
}

/** A date as the suite reads it: in its format, with English names and Latin digits. What is not known to be a date stays. */
function written(control: HTMLInputElement, format: string, lang: string): string {
  const { value } = control;
  // what is typed is sent as it is where it says the same in every language
  if (!isNativeDate(control) && !/%[aAbBp]|[^ -~]/.test(format + value)) return value;
  const date = isNativeDate(control) ? value : readDate(value, format, lang);
  return (date && writeDate(date, format)) || value;
}

/** Writes values of controls of dates for the suite, by their names. @param lang BCP 47 @throws SuiteError */
export async function writtenDates(
  server: string,
  lang: string,
  controls: readonly HTMLInputElement[],
): Promise<(name: string, value: string) => string> {
  const formats = await dateFormats(connect(server), server);
  const keyOf = (name: string, value: string) => `${name}\n${value}`;
  const known = new Map(
    controls.map((each) => [keyOf(each.name, each.value), written(each, formatOf(each, formats), lang)]),
  );
  return (name, value) => known.get(keyOf(name, value)) ?? value;
}
