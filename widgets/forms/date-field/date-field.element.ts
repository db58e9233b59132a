import { choice, custom, defineWidget, flag, text } from "#shared/element/index.ts";
import { buttonCss, control, failureCss, fieldCss, firstDay, lastDay, spinnerCss, toolCss } from "#shared/ui/index.ts";
import { dateField } from "../i18n/en.json";
import adopts from "./date-field.adopt.ts";
import css from "./date-field.css";
import { createDateField, events, parseDay } from "./date-field.store.ts";
import { DateField } from "./DateField.tsx";

interface DayOptions {
  readonly default: string;
  readonly attribute?: string;
  readonly doc: string;
}

const attribute = (parse: typeof parseDay, options: DayOptions) =>
  custom<string, DayOptions>({ parse, expected: "a day such as 2026-02-01", ...options });

/** Attribute that is a day, or a day and a time. */
export const day = (options: DayOptions) => attribute(parseDay, options);

/** Attribute that is a day alone; of a time, its day. */
export const bound = (options: DayOptions) => attribute((raw) => parseDay(raw)?.slice(0, 10), options);

const texts = { dateField };

export default defineWidget({
  tag: "suite-date-field",
  area: "forms",
  summary: "A date as the language writes it, typed or chosen in the browser's own calendar",
  example: '<suite-date-field name="day" value="2026-02-01"></suite-date-field>',
  attributes: {
    name: text({
      attribute: "name",
      doc: "Name of the control in its form, which is sent 2026-02-01, empty without a date",
    }),
    value: day({
      attribute: "value",
      default: "",
      doc: "Date at first, such as 2026-02-01 or 2026-02-01 10:30:00",
    }),
    kind: choice(["date", "datetime"], { default: "date", doc: "Whether it has a time" }),
    min: bound({ default: firstDay, doc: "First day that it may be" }),
    max: bound({ default: lastDay, doc: "Last day that it may be" }),
    format: text({
      doc: "How it is written, such as %d/%m/%Y; otherwise the suite says it for the language of the page",
    }),
    required: flag({ attribute: "required", doc: "The form is sent with a date only" }),
  },
  events,
  states: {
    invalid: "What is written is no date, out of its bounds, or missing; the element says so",
    error: "The suite does not say how dates are written; the element says how they are",
  },
  parts: {
    input: "The field",
    picker: "The button that opens the calendar",
    error: "What is wrong with the date",
    failure: "That the suite does not say how dates are written",
    retry: "The button that asks it again",
    spinner: "The loading indicator in it",
  },
  slots: {
    "": "A field of the page's form, which is sent as the language writes it; without one the element is the field",
  },
  box: { display: "block" },
  waiting: `&:not(:has(input))::after{content:"";display:block;block-size:2.5em}`,
  // 3 wanted; the rest is the entry of dates that surveys have too, and what a control of a form is
  budget: 6.3,
  texts,
  styles: [spinnerCss, buttonCss, failureCss, fieldCss, toolCss, css],
  adopts,
  enhances: true,
  rare: true,
  control,
  store: createDateField,
  component: DateField,
});
