import type { InvoiceViewTexts } from "../../invoice-view/invoice-view.strings.ts";

export const invoiceView = {
  print: "Imprimer",
  loading: "Le document est en cours de préparation pour l’impression…",
} satisfies InvoiceViewTexts;
