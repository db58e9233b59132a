import type { SubscribeTexts } from "#marketing/subscribe/subscribe.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const subscribe = {
  ...failures,
  failureGone: "لم تعد هذه القائمة متاحة.",
  label: "عنوان بريدك الإلكتروني",
  placeholder: "بريدك الإلكتروني...",
  subscribe: "اشتراك",
  subscribed: "شكرًا",
  thanks: "شكرًا لاشتراكك!",
} satisfies SubscribeTexts;
