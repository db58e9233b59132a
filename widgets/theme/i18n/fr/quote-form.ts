import failures from "#shared/i18n/fr.ts";
import type { QuoteFormTexts } from "#theme/quote-form/quote-form.strings.ts";

export const quoteForm = {
  ...failures,
  contactName: "Votre nom",
  phone: "Numéro de téléphone",
  email: "Votre adresse e-mail",
  company: "Votre entreprise",
  subject: "Sujet",
  description: "Votre question",
  send: "Envoyer",
  sent: "Votre message a bien été envoyé. Nous vous répondrons sous peu.",
  refused: "La demande de devis a échoué.",
  another: "Demander un autre devis",
} satisfies QuoteFormTexts;
