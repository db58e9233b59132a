import type { SignatureTexts } from "#portal/signature/signature.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const signature = {
  ...failures,
  name: "Votre nom",
  nameMissing: "Veuillez saisir votre nom.",
  signature: "Votre signature",
  draw: "Dessiner",
  type: "Saisir",
  pad: "Dessinez votre signature ici",
  drawnPad: "Votre signature telle que vous l’avez dessinée",
  typedPad: "Votre nom comme signature : {name}",
  typeHint: "Votre nom devient votre signature.",
  signatureMissing: "Veuillez dessiner votre signature, ou choisissez de la saisir.",
  undo: "Annuler le trait",
  clear: "Effacer",
  accept: "Accepter et signer",
  sending: "Votre signature est en cours d’envoi…",
  unknown:
    "Aucune réponse n’est arrivée : le document est peut-être signé. Rechargez la page pour le savoir avant de signer à nouveau.",
  thanks: "Merci !",
  signed: "Le document est signé.",
  document: "Cliquez ici pour voir votre document.",
} satisfies SignatureTexts;
