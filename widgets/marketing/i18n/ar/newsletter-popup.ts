import type { NewsletterPopupTexts } from "#marketing/newsletter-popup/newsletter-popup.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const newsletterPopup = {
  ...failures,
  failureGone: "لم تعد هذه القائمة متاحة.",
  title: "النشرة البريدية",
  close: "إغلاق",
  label: "عنوان بريدك الإلكتروني",
  placeholder: "بريدك الإلكتروني...",
  subscribe: "اشتراك",
  thanks: "شكرًا لاشتراكك!",
  proceed: "المتابعة إلى صفحتك",
} satisfies NewsletterPopupTexts;
