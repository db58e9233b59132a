import failures from "#shared/i18n/fr.ts";
import type { PaymentProcessingTexts } from "#shop/payment-processing/payment-processing.strings.ts";

export const paymentProcessing = {
  ...failures,
  processing: "Nous traitons vos paiements, veuillez patienter…",
  failed: "Paiements échoués",
  received: "Paiements reçus",
  waiting: "En attente de paiement",
  cancelled: "Paiements annulés",
  error: "Une erreur est survenue lors du traitement de ce paiement.",
  reason: "Raison : {reason}",
  done: "Votre commande est en cours de traitement, veuillez patienter…",
  processed: "Votre commande a été traitée.",
  pending: "Votre paiement est en attente. Vous serez averti dès qu’il sera entièrement confirmé.",
  authorized:
    "Votre paiement a été reçu, mais doit être confirmé manuellement. Vous serez averti dès qu’il sera confirmé.",
  draft: "Nous attendons que le prestataire de paiement confirme le paiement.",
  cancel: "Cette transaction a été annulée. Aucun paiement n’a été effectué.",
  confirmation: "Aller à la page de confirmation",
  missing: "Nous ne trouvons pas votre paiement, mais ne vous inquiétez pas.",
  missingEmail: "Vous devriez recevoir un e-mail confirmant votre paiement dans quelques minutes.",
  contact: "Contactez-nous si le paiement n’a pas été confirmé",
  exception: "Erreur interne du serveur",
  news: "{reference} : {text}",
} satisfies PaymentProcessingTexts;
