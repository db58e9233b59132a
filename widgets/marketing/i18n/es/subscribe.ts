import type { SubscribeTexts } from "#marketing/subscribe/subscribe.strings.ts";
import failures from "#shared/i18n/es.ts";

export const subscribe = {
  ...failures,
  failureGone: "Esta lista ya no está disponible.",
  label: "Su correo electrónico",
  placeholder: "su correo electrónico...",
  subscribe: "Suscribirse",
  subscribed: "Gracias",
  thanks: "¡Gracias por suscribirse!",
} satisfies SubscribeTexts;
