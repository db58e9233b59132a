import type { InvoiceViewTexts } from "#portal/invoice-view/invoice-view.strings.ts";

export const invoiceView = {
  document: "Documento",
  print: "Imprimir",
  loading: "Se está preparando el documento para imprimirlo…",
  blocked: "Se ha bloqueado la ventana de impresión. Permítala e inténtelo de nuevo.",
} satisfies InvoiceViewTexts;
