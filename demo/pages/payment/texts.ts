import type { Visit } from "../../server/visit.ts";

const en = {
  authorized: "Your payment has been authorized.",
  error: "An error occured while processing your payment. Please try again or contact your administrator.",
  details: "Please use the following transfer details",
  account: "Bank Account",
  communication: "Communication",
  instruction: "Please use the order name as communication reference.",
  reference: "Communication:",
};

export type PaymentTexts = typeof en;

const ar: PaymentTexts = {
  authorized: "صُرّح بدفعك.",
  error: "حدث خطأ أثناء معالجة دفعك. حاول مرة أخرى أو تواصل مع المسؤول.",
  details: "يرجى استخدام بيانات التحويل التالية",
  account: "الحساب المصرفي",
  communication: "المرجع",
  instruction: "يرجى كتابة اسم الطلب مرجعًا للتحويل.",
  reference: "المرجع:",
};

export const paymentTexts = ({ language }: Visit): PaymentTexts => (language.tag.startsWith("ar") ? ar : en);
