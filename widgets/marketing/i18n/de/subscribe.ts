import type { SubscribeTexts } from "#marketing/subscribe/subscribe.strings.ts";
import failures from "#shared/i18n/de.ts";

export const subscribe = {
  ...failures,
  failureGone: "Diese Liste ist nicht mehr verfügbar.",
  label: "Ihre E-Mail-Adresse",
  placeholder: "Ihre E-Mail ...",
  subscribe: "Abonnieren",
  subscribed: "Danke",
  thanks: "Vielen Dank für Ihr Abonnement!",
} satisfies SubscribeTexts;
