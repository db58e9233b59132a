import { defineWidget, text } from "#shared/element/index.ts";
import { buttonCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { invoiceView } from "../i18n/en.json";
import css from "./invoice-view.css";
import { createInvoiceView } from "./invoice-view.store.ts";
import { InvoiceView } from "./InvoiceView.tsx";

const texts = { invoiceView };

export default defineWidget({
  tag: "suite-invoice-view",
  area: "portal",
  summary: "Shows a document in a frame as tall as its content, and prints it",
  example: `<suite-invoice-view data-src="about:srcdoc">
  <iframe title="Invoice" srcdoc="<!doctype html><html lang='en'><title>Invoice</title><main><h1>Invoice</h1></main>"></iframe>
</suite-invoice-view>`,
  attributes: {
    src: text({
      required: true,
      doc: "Address of the document, which is shown where there is no frame in the element",
    }),
    printHref: text({ doc: "Address of the PDF that is printed, where the page has no link of the suite's for it" }),
  },
  states: { busy: "What is to be printed is loading" },
  parts: {
    document: "The element's own frame",
    bar: "The row above the document",
    print: "The button that prints",
    spinner: "The loading indicator in it",
    status: "What screen readers are told; that no window was opened for printing, everybody reads",
  },
  slots: { "": "A frame of the page's; without one the element has its own" },
  box: { display: "block" },
  // as high as browsers make a frame
  waiting: `&:not(:has(iframe))::after{content:"";display:block;block-size:150px}`,
  texts,
  styles: [spinnerCss, buttonCss, statusCss, css],
  // the frame of an invoice's page; the link that prints is elsewhere in it
  adopts: { selector: "iframe#invoice_html", attributes: { src: "src" } },
  enhances: true,
  rare: true,
  store: createInvoiceView,
  component: InvoiceView,
});
