import type { SurveyResultsTexts } from "#content/survey-results/survey-results.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const surveyResults = {
  ...failures,
  label: "Réponses",
  answer: "Réponse",
  count: "Personnes",
  votes: { one: "{count} réponse", other: "{count} réponses" },
  point: "{name} : {votes}",
  pointOf: "{name}, {series} : {votes}",
  slice: "{name} ({count})",
  others: "Autres réponses",
  table: "Tableau",
  csv: "Télécharger en CSV",
  csvOf: "Télécharger en CSV : {title}",
  print: "Imprimer",
  filter: "Filtrer",
  filterOf: "Filtrer : {answer}",
  cell: "{row} : {column}",
  rows: "Réponses {first} à {last} sur {count}",
  noData: "Il n’y a pas de données à afficher",
} satisfies SurveyResultsTexts;
