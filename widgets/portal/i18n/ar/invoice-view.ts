import type { InvoiceViewTexts } from "#portal/invoice-view/invoice-view.strings.ts";

export const invoiceView = {
  document: "المستند",
  print: "طباعة",
  loading: "جارٍ تجهيز المستند للطباعة…",
  blocked: "حُظرت نافذة الطباعة. اسمح بها ثم حاول مجددًا.",
} satisfies InvoiceViewTexts;
