import { defineWidget, flag, partDocs } from "#shared/element/index.ts";
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
  summary: "Form that requests a quote",
  example: "<suite-quote-form data-subject></suite-quote-form>",
  attributes: { subject: flag({ doc: "Adds a field for the subject; without it, the subject is POPUP LEAD" }) },
  events,
  states: {
    busy: "The form is being sent",
    sent: "The server has accepted the request",
    error: "The form could not be sent; the element shows the error",
  },
  parts: {
    form: "Form with all fields",
    field: "Field with its label",
    label: partDocs.label,
    input: partDocs.input,
    button: "Button that sends the form",
    spinner: partDocs.spinner,
    status: "Confirmation message",
    another: "Button that shows an empty form again",
    failure: partDocs.failure,
    retry: partDocs.retry,
  },
  box: { display: "block", minBlockSize: "14.5em" },
  // fields in one column
  waiting: "@media(width<40rem){min-block-size:37em}",
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, statusCss, css],
  adopts,
  store: createQuoteForm,
  component: QuoteForm,
});
