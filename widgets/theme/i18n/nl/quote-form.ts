import failures from "#shared/i18n/nl.ts";
import type { QuoteFormTexts } from "#theme/quote-form/quote-form.strings.ts";

export const quoteForm = {
  ...failures,
  contactName: "Uw naam",
  phone: "Telefoonnummer",
  email: "Uw e-mailadres",
  company: "Uw bedrijf",
  subject: "Onderwerp",
  description: "Uw vraag",
  send: "Versturen",
  sent: "Uw bericht is verzonden. We nemen spoedig contact met u op.",
  refused: "De offerte kon niet worden aangevraagd.",
  another: "Nog een offerte aanvragen",
} satisfies QuoteFormTexts;
