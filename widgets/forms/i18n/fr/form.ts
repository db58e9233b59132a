import type { FormTexts } from "#forms/form/form.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const form = {
  ...failures,
  retry: "Envoyer à nouveau",
  invalid: "Veuillez remplir correctement le formulaire.",
  refused: "Une erreur s’est produite, le formulaire n’a pas été envoyé.",
  lost: "Aucune réponse n’est venue : le formulaire a peut-être été envoyé, ou non. Voulez-vous l’envoyer à nouveau ?",
  keep: "Ne pas renvoyer",
  sent: "Le formulaire a été envoyé avec succès.",
  cancelled: "Vous avez interrompu l’envoi : rien n’a été transmis.",
  required: "Veuillez remplir ce champ.",
  choose: "Veuillez choisir une valeur de la liste.",
  email: "Veuillez saisir une adresse e-mail telle que nom@exemple.com.",
  tick: "Veuillez cocher cette case.",
  tickOne: "Veuillez cocher au moins une de ces cases.",
  date: "« {value} » n’est pas une date correcte.",
  datetime: "« {value} » n’est pas une date et heure correcte.",
  check: "Veuillez vérifier ce champ.",
  uploading: "Envoi de vos fichiers",
  cancel: "Annuler",
  fileRefused: "{name} n’est pas un type de fichier accepté ici.",
  oneFile: "Un seul fichier peut être envoyé ici : le premier a été retenu.",
} satisfies FormTexts;
