import { defineWidget, integer } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, fieldCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { splitPdf } from "../i18n/en.json";
import css from "./split-pdf.css";
import { createSplitPdf, events } from "./split-pdf.store.ts";
import { SplitPdf } from "./SplitPdf.tsx";

const texts = { failures, splitPdf };

export default defineWidget({
  tag: "suite-split-pdf",
  area: "portal",
  audience: "customers",
  summary: "Makes attachments of their own of pages of a PDF",
  example: '<suite-split-pdf data-attachment-id="900"></suite-split-pdf>',
  attributes: {
    attachmentId: integer({ required: true, doc: "Database id of the PDF" }),
  },
  events,
  states: {
    invalid: "What was typed is no list of pages",
    busy: "The suite is asked to split it",
    error: "That failed; the element says so",
  },
  parts: {
    form: "The form",
    field: "The pages with their label",
    label: "The label of the pages",
    input: "The pages",
    refused: "The sentence about what was typed",
    all: "The choice of all pages",
    failure: "The sentence about what failed",
    button: "The button that splits",
    spinner: "The loading indicator in it",
    status: "The sentence once it is done",
  },
  box: { display: "block", minBlockSize: "10.75em" },
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, statusCss, css],
  rare: true,
  store: createSplitPdf,
  component: SplitPdf,
});
