import type { InvoiceViewTexts } from "../../invoice-view/invoice-view.strings.ts";

export const invoiceView = {
  print: "Drucken",
  loading: "Das Dokument wird zum Drucken vorbereitet …",
} satisfies InvoiceViewTexts;
