import failures from "../../../../shared/i18n/i18n/nl.ts";
import type { NewsletterPopupTexts } from "../newsletter-popup.strings.ts";

export default {
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
