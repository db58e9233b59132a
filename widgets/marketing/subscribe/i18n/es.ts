import failures from "../../../../shared/i18n/i18n/es.ts";
import type { SubscribeTexts } from "../subscribe.strings.ts";

export default {
  ...failures,
  label: "Su correo electrónico",
  placeholder: "su correo electrónico...",
  subscribe: "Suscribirse",
  subscribed: "Gracias",
  thanks: "¡Gracias por suscribirse!",
} satisfies SubscribeTexts;
