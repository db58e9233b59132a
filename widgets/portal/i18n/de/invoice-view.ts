import type { InvoiceViewTexts } from "#portal/invoice-view/invoice-view.strings.ts";

export const invoiceView = {
  document: "Dokument",
  print: "Drucken",
  loading: "Das Dokument wird zum Drucken vorbereitet …",
  blocked: "Das Fenster zum Drucken wurde blockiert. Erlauben Sie es und versuchen Sie es erneut.",
} satisfies InvoiceViewTexts;
