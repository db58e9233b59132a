import failures from "#shared/i18n/fr.ts";
import type { PaymentFormTexts } from "#shop/payment-form/payment-form.strings.ts";

export const paymentForm = {
  ...failures,
  noMethodTitle: "Aucun mode de paiement choisi",
  noMethod: "Choisissez un mode de paiement.",
  noCard: "Choisissez l’option qui permet d’ajouter un nouveau mode de paiement.",
  errorTitle: "Erreur du serveur",
  cardRefused: "Les données de votre carte sont peut-être fausses. Veuillez les vérifier.",
  addFailed: "Nous ne pouvons pas ajouter votre mode de paiement pour le moment.",
  redirectFailed: "Nous ne pouvons pas vous rediriger vers le formulaire de paiement.",
  setupTitle: "Le paiement n’a pas pu être préparé",
  setupFailed: "Nous ne pouvons pas traiter votre paiement.",
  deleteFailed: "Nous ne pouvons pas supprimer votre mode de paiement pour le moment.",
  invalid: "La valeur n’est pas valable.",
  warningTitle: "Attention !",
  linked: "Cette carte est actuellement liée aux enregistrements suivants :",
  confirmDeletion: "Confirmer la suppression",
  cancel: "Annuler",
  deleted: "Le mode de paiement a été supprimé.",
  elsewhere:
    "Cette commande est en cours de paiement dans un autre onglet ou une autre fenêtre. Quand ce sera fait, rechargez cette page.",
  reload: "Recharger la page",
  bankTitle: "Confirmation par votre banque",
  bankClosed: "La confirmation par votre banque a été fermée : le paiement n’est peut-être pas terminé.",
  bankBlocked: "Votre banque veut que vous confirmiez ce paiement, mais sa page ne peut pas être affichée ici.",
  bankAwaited: "Rien n’est envoyé une seconde fois : dès que la banque aura décidé, cette page continuera.",
  close: "Fermer",
} satisfies PaymentFormTexts;
