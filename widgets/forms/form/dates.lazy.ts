import { isDate, writeDate } from "../../../shared/format/index.ts";
import { connect } from "../../../shared/suite/index.ts";
import { dateFormats, type DateFormats } from "../../../shared/suite/routes/language.ts";
import { isDateField } from "./fields.markup.ts";
import type { FormTexts } from "./form.strings.ts";
import { fill } from "../../../shared/i18n/index.ts";

const formatOf = (control: HTMLInputElement, { date, datetime }: DateFormats): string =>
  control.matches(".o_website_form_datetime,[type=datetime-local],[data-kind=datetime]") ? datetime : date;

/** What is wrong with a date that somebody has typed; empty: nothing. The suite has the last word where it does not say how dates are written. */
export async function createDates(server: string, texts: Pick<FormTexts, "date" | "datetime">) {
  const formats = await dateFormats(connect(server), server).catch(() => undefined);
  return (control: HTMLInputElement): string => {
    const { value } = control;
    if (!formats || !value || !isDateField(control) || isDate(value, formatOf(control, formats))) return "";
    return fill(control.matches(".o_website_form_datetime") ? texts.datetime : texts.date, { value });
  };
}

/** Values of the browser's own date controls as the suite reads them, by their names. @throws SuiteError */
export async function writtenDates(
  server: string,
  controls: readonly HTMLInputElement[],
): Promise<Map<string, string>> {
  const formats = await dateFormats(connect(server), server);
  return new Map(controls.map((each) => [each.name, writeDate(each.value, formatOf(each, formats))]));
}
