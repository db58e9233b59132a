import { defineWidget, partDocs, text } from "#shared/element/index.ts";
import { buttonCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { invoiceView } from "../i18n/en.json";
import { bind } from "./invoice-view.bind.ts";
import css from "./invoice-view.css";
import { createInvoiceView } from "./invoice-view.store.ts";
import { InvoiceView } from "./InvoiceView.tsx";

const texts = { invoiceView };

export default defineWidget({
  tag: "suite-invoice-view",
  area: "portal",
  summary: "Shows a document in a frame as tall as the document, and prints it",
  example: `<suite-invoice-view data-src="about:srcdoc">
  <iframe title="Invoice" srcdoc="<!doctype html><html lang='en'><title>Invoice</title><main><h1>Invoice</h1></main>"></iframe>
</suite-invoice-view>`,
  attributes: {
    src: text({
      required: true,
      doc: "Address of the document; used if the element contains no frame",
    }),
    printHref: text({ doc: "Address of the PDF to print; used if the page has no link of the suite for it" }),
  },
  states: { busy: "The PDF to print is being loaded" },
  parts: {
    document: "Frame that the element draws",
    bar: "Row above the document",
    print: "Button that prints",
    spinner: partDocs.spinner,
    status: "Live region for screen readers; also visible if the print window was blocked",
  },
  slots: { "": "Frame of the page; without it the element draws one" },
  box: { display: "block" },
  // the default height of frames
  waiting: `&:not(:has(iframe))::after{content:"";display:block;block-size:150px}`,
  texts,
  styles: [spinnerCss, buttonCss, statusCss, css],
  // the frame in the page of an invoice; the link that prints is outside of it
  adopts: { selector: "iframe#invoice_html", attributes: { src: "src" } },
  enhances: true,
  rare: true,
  store: createInvoiceView,
  component: InvoiceView,
  bind,
});
