import failures from "#shared/i18n/de.ts";
import type { PaymentProcessingTexts } from "#shop/payment-processing/payment-processing.strings.ts";

export const paymentProcessing = {
  ...failures,
  processing: "Wir bearbeiten Ihre Zahlungen, bitte warten …",
  failed: "Fehlgeschlagene Zahlungen",
  received: "Eingegangene Zahlungen",
  waiting: "Warten auf Zahlung",
  cancelled: "Abgebrochene Zahlungen",
  error: "Bei der Bearbeitung dieser Zahlung ist ein Fehler aufgetreten.",
  reason: "Grund: {reason}",
  done: "Ihre Bestellung wird bearbeitet, bitte warten …",
  processed: "Ihre Bestellung wurde bearbeitet.",
  pending: "Ihre Zahlung steht noch aus. Sie werden benachrichtigt, sobald sie vollständig bestätigt ist.",
  authorized:
    "Ihre Zahlung ist eingegangen, muss aber von Hand bestätigt werden. Sie werden benachrichtigt, sobald das geschehen ist.",
  draft: "Wir warten darauf, dass der Zahlungsanbieter die Zahlung bestätigt.",
  cancel: "Dieser Vorgang wurde abgebrochen. Es wurde nichts bezahlt.",
  confirmation: "Zur Bestätigungsseite",
  missing: "Wir können Ihre Zahlung nicht finden, aber seien Sie unbesorgt.",
  missingEmail: "Sie sollten in wenigen Minuten eine E-Mail erhalten, die Ihre Zahlung bestätigt.",
  contact: "Kontaktieren Sie uns, falls die Zahlung nicht bestätigt wurde",
  exception: "Interner Serverfehler",
  news: "{reference}: {text}",
} satisfies PaymentProcessingTexts;
