import type { NewsletterPopupTexts } from "#marketing/newsletter-popup/newsletter-popup.strings.ts";
import failures from "#shared/i18n/es.ts";

export const newsletterPopup = {
  ...failures,
  failureGone: "Esta lista ya no está disponible.",
  title: "Boletín de noticias",
  close: "Cerrar",
  label: "Su correo electrónico",
  placeholder: "su correo electrónico...",
  subscribe: "Suscribirse",
  thanks: "¡Gracias por suscribirse!",
  proceed: "Continuar a su página",
} satisfies NewsletterPopupTexts;
