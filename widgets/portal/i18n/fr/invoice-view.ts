import type { InvoiceViewTexts } from "#portal/invoice-view/invoice-view.strings.ts";

export const invoiceView = {
  document: "Document",
  print: "Imprimer",
  loading: "Le document est en cours de préparation pour l’impression…",
  blocked: "La fenêtre d’impression a été bloquée. Autorisez-la et réessayez.",
} satisfies InvoiceViewTexts;
