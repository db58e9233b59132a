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

/** Returns true if a typed text is a date. If the format cannot be read, the usual format of the language and the suite's own are accepted. */
function isTyped(control: HTMLInputElement, format: string, lang: string): boolean {
  const time = hasTime(control) ? " %H:%M:%S" : "";
  const formats = isDateFormat(format) ? [format] : [usualDateFormat(lang) + time, `%Y-%m-%d${time}`];
  return formats.some((each) => readDate(control.value, each, lang));
}

/** Returns true if the value of a native control can be written in a format; also for a format that cannot be read. */
const isWritable = ({ value }: HTMLInputElement, format: string): boolean =>
  !isDateFormat(format) || writeDate(value, format) !== undefined;

/**
 * Returns a function that returns the error of a date; empty: none. If the formats do not load, the suite checks dates itself. @param lang BCP 47
 * @see docs/reference/forms.md#forms-18
 * @see docs/reference/forms.md#forms-19
 */
export async function createDates(server: string, lang: string, texts: Pick<FormTexts, "date" | "datetime">) {
  const formats = await dateFormats(connect(server), server).catch(() => undefined);
  return (control: HTMLInputElement): string => {
    const { value } = control;
    if (!formats || !value || !isDateField(control)) return "";
    const format = formatOf(control, formats);
    const isValid = isNativeDate(control) ? isWritable(control, format) : isTyped(control, format, lang);
    return isValid ? "" : fill(hasTime(control) ? texts.datetime : texts.date, { value });
  };
}

/** Returns a date in the format of the suite, with English names and Latin digits; a text that is no date is returned unchanged. */
function written(control: HTMLInputElement, format: string, lang: string): string {
  const { value } = control;
  // a typed date without names and foreign digits is the same in every language
  if (!isNativeDate(control) && !/%[aAbBp]|[^ -~]/.test(format + value)) return value;
  const date = isNativeDate(control) ? value : readDate(value, format, lang);
  return (date && writeDate(date, format)) || value;
}

/**
 * Returns a function that writes the values of date controls in the format of the suite, by name. @param lang BCP 47
 * @throws SuiteError
 * @see docs/reference/forms.md#forms-12
 */
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
