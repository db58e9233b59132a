import { choice, custom, defineWidget, flag, partDocs, text } from "#shared/element/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
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

/** Attribute with a day, or a day and a time. */
export const day = (options: DayOptions) => attribute(parseDay, options);

/** Attribute with a day; a time after it is dropped. */
export const bound = (options: DayOptions) => attribute((raw) => parseDay(raw)?.slice(0, 10), options);

const texts = { dateField };

const loadError = "the code that gives a field of the page its calendar could not be loaded";

export default defineWidget({
  tag: "suite-date-field",
  area: "forms",
  summary: "Date field in the format of the language, typed or chosen in the browser's calendar",
  example: '<suite-date-field name="day" value="2026-02-01"></suite-date-field>',
  attributes: {
    name: text({
      attribute: "name",
      doc: "Name of the control in its form. Its value is sent as 2026-02-01; empty without a date",
    }),
    value: day({
      attribute: "value",
      default: "",
      doc: "Initial date, such as 2026-02-01 or 2026-02-01 10:30:00",
    }),
    kind: choice(["date", "datetime"], { default: "date", doc: "`datetime` for a date with a time" }),
    min: bound({ default: firstDay, doc: "First day allowed" }),
    max: bound({ default: lastDay, doc: "Last day allowed" }),
    format: text({
      doc: "Format of the date, such as %d/%m/%Y; without it the suite's format for the language of the page",
    }),
    required: flag({ attribute: "required", doc: "The form is not sent without a date" }),
  },
  events,
  states: {
    invalid: "The text is no date, the date is out of bounds, or it is missing; a message is shown below the field",
    error: "The format could not be loaded; a message shows the format that is used instead",
  },
  parts: {
    input: "Text field",
    picker: "Button that opens the calendar",
    error: "Error message of the date",
    failure: "Message that the format could not be loaded",
    retry: partDocs.retry,
    spinner: partDocs.spinner,
  },
  slots: {
    "": "Text field of the page's form, sent in the format of the language; without it the element draws its own field",
  },
  box: { display: "block" },
  waiting: `&:not(:has(input))::after{content:"";display:block;block-size:2.5em}`,
  // target: 3 kB; the rest is the date entry that surveys share, and the form control
  budget: 6.4,
  texts,
  styles: [spinnerCss, buttonCss, failureCss, fieldCss, toolCss, css],
  adopts,
  enhances: true,
  rare: true,
  control,
  store: createDateField,
  component: DateField,
  bind(host, signal, store, context) {
    const field = host.querySelector("input");
    if (!field) return;
    void import("./date-field.bind.ts").then(
      ({ bindField }) => signal.aborted || bindField(host, field, signal, store, context),
      // the page's field works without it
      (cause: unknown) => context.fail(new SuiteError("network", loadError, { cause })),
    );
  },
});
