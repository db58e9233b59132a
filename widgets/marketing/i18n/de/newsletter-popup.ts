import type { NewsletterPopupTexts } from "#marketing/newsletter-popup/newsletter-popup.strings.ts";
import failures from "#shared/i18n/de.ts";

export const newsletterPopup = {
  ...failures,
  failureGone: "Diese Liste ist nicht mehr verfügbar.",
  title: "Newsletter",
  close: "Schließen",
  label: "Ihre E-Mail-Adresse",
  placeholder: "Ihre E-Mail ...",
  subscribe: "Abonnieren",
  thanks: "Vielen Dank für Ihr Abonnement!",
  proceed: "Weiter zu Ihrer Seite",
} satisfies NewsletterPopupTexts;
