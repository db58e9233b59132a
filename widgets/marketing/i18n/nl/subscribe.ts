import type { SubscribeTexts } from "#marketing/subscribe/subscribe.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const subscribe = {
  ...failures,
  failureGone: "Deze lijst is niet meer beschikbaar.",
  label: "Uw e-mailadres",
  placeholder: "uw e-mailadres...",
  subscribe: "Abonneren",
  subscribed: "Bedankt",
  thanks: "Bedankt voor uw inschrijving!",
} satisfies SubscribeTexts;
