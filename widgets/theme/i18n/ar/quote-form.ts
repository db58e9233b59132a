import failures from "#shared/i18n/ar.ts";
import type { QuoteFormTexts } from "#theme/quote-form/quote-form.strings.ts";

export const quoteForm = {
  ...failures,
  contactName: "اسمك",
  phone: "رقم الهاتف",
  email: "عنوان بريدك الإلكتروني",
  company: "شركتك",
  subject: "الموضوع",
  description: "سؤالك",
  send: "إرسال",
  sent: "تم إرسال رسالتك بنجاح. سنتواصل معك قريبًا.",
  refused: "تعذّر طلب عرض السعر.",
  another: "طلب عرض سعر آخر",
} satisfies QuoteFormTexts;
