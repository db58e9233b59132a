import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  label: "Answers",
  answer: "Answer",
  count: "People",
  votes: { one: "{count} answer", other: "{count} answers" },
  point: "{name}: {votes}",
  pointOf: "{name}, {series}: {votes}",
  slice: "{name} ({count})",
  others: "Other answers",
  table: "Table",
  csv: "Download CSV",
  csvOf: "Download CSV: {title}",
  print: "Print",
  filter: "Filter",
  filterOf: "Filter: {answer}",
  cell: "{row}: {column}",
  rows: "Answers {first} to {last} of {count}",
  noData: "There is no data to show",
};

export type SurveyResultsTexts = Texts<typeof english>;
