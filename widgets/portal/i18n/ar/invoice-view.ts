import type { InvoiceViewTexts } from "../../invoice-view/invoice-view.strings.ts";

export const invoiceView = {
  print: "طباعة",
  loading: "جارٍ تجهيز المستند للطباعة…",
} satisfies InvoiceViewTexts;
