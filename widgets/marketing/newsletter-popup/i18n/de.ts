import failures from "../../../../shared/i18n/i18n/de.ts";
import type { NewsletterPopupTexts } from "../newsletter-popup.strings.ts";

export default {
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
