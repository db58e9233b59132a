import type { NewsletterPopupTexts } from "#marketing/newsletter-popup/newsletter-popup.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const newsletterPopup = {
  ...failures,
  failureGone: "Deze lijst is niet meer beschikbaar.",
  title: "Nieuwsbrief",
  close: "Sluiten",
  label: "Uw e-mailadres",
  placeholder: "uw e-mailadres...",
  subscribe: "Abonneren",
  thanks: "Bedankt voor uw inschrijving!",
  proceed: "Verder naar uw pagina",
} satisfies NewsletterPopupTexts;
