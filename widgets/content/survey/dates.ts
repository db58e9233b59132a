import { connect } from "../../../shared/suite/index.ts";
import { dateFormats } from "../../../shared/suite/routes/language.ts";
import { firstDay, type DateRule } from "../../../shared/ui/date-entry/index.ts";

/** How far ahead a date may be, in years, unless the page says otherwise (spec shop-survey-payment-theme, section 9). */
const yearsAhead = 200;

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? "");

/** How dates of a survey are written; where the suite does not say so, as it keeps them. */
export async function createRules(server: string, today: Date = new Date()) {
  const formats = await dateFormats(connect(server), server).catch(() => undefined);
  const last = `${today.getFullYear() + yearsAhead}-12-31`;
  return (control: HTMLElement): DateRule => {
    const { mindate, maxdate } = (control.closest<HTMLElement>("[data-mindate],[data-maxdate]") ?? control).dataset;
    return {
      format: formats?.date ?? "",
      kind: "date",
      min: isDay(mindate) ? mindate : firstDay,
      max: isDay(maxdate) ? maxdate : last,
    };
  };
}
