import type { StatementsTexts } from "#portal/statements/statements.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const statements = {
  ...failures,
  sent: "تلقّى النظام طلبك، ولم يذكر إن كان كشف الحساب قد أُرسل.",
  failed: "لم يُرسَل كشف الحساب.",
  unknown: "لم يصل رد، فربما أُرسل كشف الحساب وربما لا. راجع بريدك الإلكتروني قبل المحاولة مجددًا.",
  sending: "جارٍ إرسال كشف الحساب…",
} satisfies StatementsTexts;
