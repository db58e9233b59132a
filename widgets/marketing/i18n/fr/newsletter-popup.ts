import type { NewsletterPopupTexts } from "#marketing/newsletter-popup/newsletter-popup.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const newsletterPopup = {
  ...failures,
  failureGone: "Cette liste n’est plus disponible.",
  title: "Lettre d’information",
  close: "Fermer",
  label: "Votre adresse e-mail",
  placeholder: "votre e-mail...",
  subscribe: "S’abonner",
  thanks: "Merci pour votre abonnement !",
  proceed: "Continuer vers votre page",
} satisfies NewsletterPopupTexts;
