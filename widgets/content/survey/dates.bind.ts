import { isDateFormat, usualDateFormat } from "#shared/format/index.ts";
import { connect } from "#shared/suite/index.ts";
import { dateFormats } from "#shared/suite/language.ts";
import { addPicker, type DateRule, entryMessage, firstDay, readEntry, writeEntry } from "#shared/ui/index.ts";
import type { Dates, SurveyTexts } from "./survey.types.ts";

/** Maximum number of years ahead, unless the page sets a last day. */
const yearsAhead = 200;

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? "");

/** Page of a survey with date fields. */
export interface DatePage {
  readonly host: HTMLElement;
  /** Date fields that visitors fill in: they get a calendar. */
  readonly fields: readonly HTMLInputElement[];
  readonly server: string;
  /** BCP 47 tag. */
  readonly lang: string;
  readonly texts: SurveyTexts;
}

/**
 * Adds a calendar to date fields until the signal.
 * @returns functions that resolve with the date format of the server's language; with the usual format if the server sends none or an unreadable one
 */
export async function bindDates({ host, fields, server, lang, texts }: DatePage, end: AbortSignal): Promise<Dates> {
  const usual = usualDateFormat(lang);
  let format = "";
  const last = `${new Date().getFullYear() + yearsAhead}-12-31`;
  const ruleOf = (field: HTMLElement): DateRule => {
    const { mindate, maxdate } = (field.closest<HTMLElement>("[data-mindate],[data-maxdate]") ?? field).dataset;
    return {
      format,
      lang,
      kind: "date",
      min: isDay(mindate) ? mindate : firstDay,
      max: isDay(maxdate) ? maxdate : last,
    };
  };
  for (const field of fields) addPicker(host, field, texts.pick, () => ruleOf(field), end);
  format = await dateFormats(connect(server), server).then(
    ({ date }) => (isDateFormat(date) ? date : usual),
    () => usual,
  );
  return {
    read: (field) => readEntry(field.value, ruleOf(field)).value,
    problem(field) {
      const { problem } = readEntry(field.value, ruleOf(field));
      return problem ? entryMessage(field.value, problem, ruleOf(field), texts) : "";
    },
    write: (field, value) => writeEntry(value, ruleOf(field)),
  };
}
