import failures from "#shared/i18n/nl.ts";
import type { PaymentProcessingTexts } from "#shop/payment-processing/payment-processing.strings.ts";

export const paymentProcessing = {
  ...failures,
  processing: "Wij verwerken uw betalingen, even geduld alstublieft …",
  failed: "Mislukte betalingen",
  received: "Ontvangen betalingen",
  waiting: "In afwachting van betaling",
  cancelled: "Geannuleerde betalingen",
  error: "Er is een fout opgetreden bij het verwerken van deze betaling.",
  reason: "Reden: {reason}",
  done: "Uw bestelling wordt verwerkt, even geduld alstublieft …",
  processed: "Uw bestelling is verwerkt.",
  pending: "Uw betaling is in behandeling. U krijgt bericht zodra ze volledig is bevestigd.",
  authorized:
    "Uw betaling is ontvangen, maar moet nog handmatig worden bevestigd. U krijgt bericht zodra dat is gebeurd.",
  draft: "Wij wachten tot de betaalprovider de betaling bevestigt.",
  cancel: "Deze transactie is geannuleerd. Er is niets betaald.",
  confirmation: "Naar de bevestigingspagina",
  missing: "Wij kunnen uw betaling niet vinden, maar maakt u zich geen zorgen.",
  missingEmail: "U ontvangt binnen enkele minuten een e-mail die uw betaling bevestigt.",
  contact: "Neem contact met ons op als de betaling niet is bevestigd",
  exception: "Interne serverfout",
  news: "{reference}: {text}",
} satisfies PaymentProcessingTexts;
