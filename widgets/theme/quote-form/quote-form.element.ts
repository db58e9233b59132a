import { defineWidget, flag } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, fieldCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { quoteForm } from "../i18n/en.json";
import adopts from "./quote-form.adopt.ts";
import css from "./quote-form.css";
import { createQuoteForm, events } from "./quote-form.store.ts";
import { QuoteForm } from "./QuoteForm.tsx";

const texts = { failures, quoteForm };

export default defineWidget({
  tag: "suite-quote-form",
  area: "theme",
  summary: "Lets visitors ask for a quote",
  example: "<suite-quote-form data-subject></suite-quote-form>",
  attributes: { subject: flag({ doc: "Whether visitors name a subject; without it the suite gets POPUP LEAD" }) },
  events,
  states: { busy: "It is sent", sent: "The suite has it", error: "It could not be sent; the element says so" },
  parts: {
    form: "All fields",
    field: "A field with its label",
    label: "Its label",
    input: "Where one types",
    button: "Sends it",
    spinner: "Turns in the button while it is busy",
    status: "The thanks",
    another: "Shows an empty form again",
    failure: "What failed",
    retry: "Tries again",
  },
  box: { display: "block", minBlockSize: "14.5em" },
  // all below each other
  waiting: "@media(width<40rem){min-block-size:37em}",
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, statusCss, css],
  adopts,
  store: createQuoteForm,
  component: QuoteForm,
});
