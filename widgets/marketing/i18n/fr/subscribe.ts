import type { SubscribeTexts } from "#marketing/subscribe/subscribe.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const subscribe = {
  ...failures,
  failureGone: "Cette liste n’est plus disponible.",
  label: "Votre adresse e-mail",
  placeholder: "votre e-mail...",
  subscribe: "S’abonner",
  subscribed: "Merci",
  thanks: "Merci pour votre abonnement !",
} satisfies SubscribeTexts;
