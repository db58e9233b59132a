import type { InvoiceViewTexts } from "../../invoice-view/invoice-view.strings.ts";

export const invoiceView = {
  print: "Afdrukken",
  loading: "Het document wordt klaargemaakt om af te drukken…",
} satisfies InvoiceViewTexts;
