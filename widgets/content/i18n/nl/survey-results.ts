import type { SurveyResultsTexts } from "#content/survey-results/survey-results.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const surveyResults = {
  ...failures,
  label: "Antwoorden",
  answer: "Antwoord",
  count: "Personen",
  votes: { one: "{count} antwoord", other: "{count} antwoorden" },
  point: "{name}: {votes}",
  pointOf: "{name}, {series}: {votes}",
  slice: "{name} ({count})",
  others: "Andere antwoorden",
  table: "Tabel",
  csv: "CSV downloaden",
  csvOf: "CSV downloaden: {title}",
  print: "Afdrukken",
  filter: "Filteren",
  filterOf: "Filteren: {answer}",
  cell: "{row}: {column}",
  rows: "Antwoorden {first} tot en met {last} van {count}",
  noData: "Er zijn geen gegevens",
} satisfies SurveyResultsTexts;
