import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
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
  summary: "Splits pages of a PDF off into new attachments",
  example: '<suite-split-pdf data-attachment-id="900"></suite-split-pdf>',
  attributes: {
    attachmentId: integer({ required: true, doc: "Database id of the PDF" }),
  },
  events,
  states: {
    invalid: "The typed text is no list of pages",
    busy: "The PDF is being split",
    error: "Splitting failed; a message is shown",
  },
  parts: {
    form: "Form",
    field: "Field of the pages, with its label",
    label: "Label of the pages",
    input: "Text field of the pages",
    refused: "Message about an invalid list of pages",
    all: "Checkbox for all other pages",
    failure: partDocs.failure,
    button: "Button that splits the PDF",
    spinner: partDocs.spinner,
    status: "Message after splitting",
  },
  box: { display: "block", minBlockSize: "10.75em" },
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, statusCss, css],
  rare: true,
  store: createSplitPdf,
  component: SplitPdf,
});
