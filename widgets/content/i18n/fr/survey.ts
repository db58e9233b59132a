import type { SurveyTexts } from "#content/survey/survey.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const survey = {
  ...failures,
  retry: "Envoyer à nouveau",
  invalid: "Certaines réponses manquent ou sont illisibles.",
  missing: "Cette question requiert une réponse.",
  required: "{question} (obligatoire)",
  cell: "{row} : {column}",
  score: "Votre score : {score}",
  page: "Page {page} sur {pages}",
  restored: "Vos réponses de cette page ont été rétablies.",
  failed: "Un problème est survenu",
  notRecorded:
    "Une erreur s’est produite en contactant le serveur du sondage. Vos réponses n’ont probablement pas été enregistrées.",
  close: "Fermer",
  number: "Ce n’est pas un nombre.",
  integer: "« {value} » n’est pas un nombre entier correct.",
  date: "« {value} » n’est pas une date correcte.",
  datetime: "« {value} » n’est pas une date et heure correcte.",
  early: "La date ne doit pas précéder le {date}.",
  late: "La date ne doit pas dépasser le {date}.",
  pick: "Choisir une date",
} satisfies SurveyTexts;
