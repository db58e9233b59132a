import failures from "#shared/i18n/de.ts";
import type { QuoteFormTexts } from "#theme/quote-form/quote-form.strings.ts";

export const quoteForm = {
  ...failures,
  contactName: "Ihr Name",
  phone: "Telefonnummer",
  email: "Ihre E-Mail-Adresse",
  company: "Ihr Unternehmen",
  subject: "Betreff",
  description: "Ihre Frage",
  send: "Senden",
  sent: "Ihre Nachricht wurde erfolgreich gesendet. Wir melden uns in Kürze bei Ihnen.",
  refused: "Das Angebot konnte nicht angefragt werden.",
  another: "Weiteres Angebot anfragen",
} satisfies QuoteFormTexts;
