import type { SurveyResultsTexts } from "#content/survey-results/survey-results.strings.ts";
import failures from "#shared/i18n/ar.ts";

export const surveyResults = {
  ...failures,
  label: "الإجابات",
  answer: "الإجابة",
  count: "الأشخاص",
  votes: {
    zero: "لا إجابات",
    one: "إجابة واحدة",
    two: "إجابتان",
    few: "{count} إجابات",
    many: "{count} إجابة",
    other: "{count} إجابة",
  },
  point: "{name}: {votes}",
  pointOf: "{name}، {series}: {votes}",
  slice: "{name} ({count})",
  others: "إجابات أخرى",
  table: "جدول",
  csv: "تنزيل CSV",
  csvOf: "تنزيل CSV: {title}",
  print: "طباعة",
  filter: "تصفية",
  filterOf: "تصفية: {answer}",
  cell: "{row}: {column}",
  rows: "الإجابات {first} إلى {last} من {count}",
  noData: "لا توجد بيانات لعرضها",
} satisfies SurveyResultsTexts;
