import { isDateFormat, usualDateFormat } from "#shared/format/index.ts";
import { connect } from "#shared/suite/index.ts";
import { dateFormats } from "#shared/suite/language.ts";
import { addPicker, type DateRule, entrySentence, firstDay, readEntry, writeEntry } from "#shared/ui/index.ts";
import type { Dates, SurveyTexts } from "./survey.types.ts";

/** How far ahead a date may be, in years, unless the page says otherwise. */
const yearsAhead = 200;

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? "");

/** A page of a survey that has dates. */
export interface DatePage {
  readonly host: HTMLElement;
  /** Those of dates that are filled in: they get a calendar. */
  readonly fields: readonly HTMLInputElement[];
  readonly server: string;
  /** BCP 47. */
  readonly lang: string;
  readonly texts: SurveyTexts;
}

/**
 * Gives fields of dates a calendar until the signal.
 * @returns once the suite has said how the language writes dates; where it does not, or says what cannot be read, they are written as usual
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
    wrong(field) {
      const { problem } = readEntry(field.value, ruleOf(field));
      return problem ? entrySentence(field.value, problem, ruleOf(field), texts) : "";
    },
    write: (field, value) => writeEntry(value, ruleOf(field)),
  };
}
