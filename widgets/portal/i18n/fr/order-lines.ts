import type { OrderLinesTexts } from "#portal/order-lines/order-lines.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const orderLines = {
  ...failures,
  plus: "Ajouter un",
  minus: "Retirer un",
  remove: "Supprimer",
  quantity: "Quantité",
  refused: "Veuillez saisir un nombre entier.",
  failed: "La quantité n’a pas été modifiée.",
  unknown: "Aucune réponse n’est arrivée : la quantité a peut-être été modifiée. Rechargez la page pour le savoir.",
  changing: "La commande est en cours de modification…",
} satisfies OrderLinesTexts;
