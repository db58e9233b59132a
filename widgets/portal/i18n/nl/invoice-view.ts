import type { InvoiceViewTexts } from "#portal/invoice-view/invoice-view.strings.ts";

export const invoiceView = {
  document: "Document",
  print: "Afdrukken",
  loading: "Het document wordt klaargemaakt om af te drukken…",
  blocked: "Het afdrukvenster is geblokkeerd. Sta het toe en probeer het opnieuw.",
} satisfies InvoiceViewTexts;
