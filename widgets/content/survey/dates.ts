import { connect } from "../../../shared/suite/index.ts";
import { dateFormats } from "../../../shared/suite/routes/language.ts";
import { firstDay, type DateRule } from "../../../shared/ui/date-entry/index.ts";

/** How far ahead a date may be, in years, unless the page says otherwise (spec shop-survey-payment-theme, section 9). */
const yearsAhead = 200;

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? "");

/**
 * How dates of a survey are written: as the suite keeps them until it has said how the language does, and where it does not say so.
 * @param isAsked whether there are any
 */
export function createRules(server: string, isAsked: boolean, today: Date = new Date()) {
  let format = "";
  const asked: Promise<{ readonly date: string }> = isAsked
    ? dateFormats(connect(server), server)
    : Promise.resolve({ date: "" });
  const known: Promise<void> = asked.then(
    ({ date }) => void (format = date),
    () => {},
  );
  const last = `${today.getFullYear() + yearsAhead}-12-31`;
  const ruleOf = (control: HTMLElement): DateRule => {
    const { mindate, maxdate } = (control.closest<HTMLElement>("[data-mindate],[data-maxdate]") ?? control).dataset;
    return {
      format,
      kind: "date",
      min: isDay(mindate) ? mindate : firstDay,
      max: isDay(maxdate) ? maxdate : last,
    };
  };
  return { ruleOf, known };
}
