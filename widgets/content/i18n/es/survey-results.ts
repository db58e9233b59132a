import type { SurveyResultsTexts } from "#content/survey-results/survey-results.strings.ts";
import failures from "#shared/i18n/es.ts";

export const surveyResults = {
  ...failures,
  label: "Respuestas",
  answer: "Respuesta",
  count: "Personas",
  votes: { one: "{count} respuesta", other: "{count} respuestas" },
  point: "{name}: {votes}",
  pointOf: "{name}, {series}: {votes}",
  slice: "{name} ({count})",
  others: "Otras respuestas",
  table: "Tabla",
  csv: "Descargar CSV",
  csvOf: "Descargar CSV: {title}",
  print: "Imprimir",
  filter: "Filtrar",
  filterOf: "Filtrar: {answer}",
  cell: "{row}: {column}",
  rows: "Respuestas {first} a {last} de {count}",
  noData: "No hay datos que mostrar",
} satisfies SurveyResultsTexts;
