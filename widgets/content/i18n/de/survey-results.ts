import type { SurveyResultsTexts } from "#content/survey-results/survey-results.strings.ts";
import failures from "#shared/i18n/de.ts";

export const surveyResults = {
  ...failures,
  label: "Antworten",
  answer: "Antwort",
  count: "Personen",
  votes: { one: "{count} Antwort", other: "{count} Antworten" },
  point: "{name}: {votes}",
  pointOf: "{name}, {series}: {votes}",
  slice: "{name} ({count})",
  others: "Andere Antworten",
  table: "Tabelle",
  csv: "Als CSV laden",
  csvOf: "Als CSV laden: {title}",
  print: "Drucken",
  filter: "Filtern",
  filterOf: "Filtern: {answer}",
  cell: "{row}: {column}",
  rows: "Antworten {first} bis {last} von {count}",
  noData: "Es gibt keine Daten",
} satisfies SurveyResultsTexts;
