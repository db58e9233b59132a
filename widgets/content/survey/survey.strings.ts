import { failureTexts, type Texts } from "#shared/i18n/index.ts";

/** Of wrong values: spec shop-survey-payment-theme, sections 5 and 8. */
export const english = {
  ...failureTexts,
  retry: "Send again",
  invalid: "Some answers are missing or cannot be read.",
  missing: "This question requires an answer.",
  required: "{question} (required)",
  cell: "{row}: {column}",
  score: "Your score: {score}",
  page: "Page {page} of {pages}",
  restored: "Your answers on this page were restored.",
  failed: "A problem has occurred",
  notRecorded: "Something went wrong while contacting the survey server. Your answers have probably not been recorded.",
  close: "Close",
  number: "This is not a number.",
  integer: "'{value}' is not a correct integer.",
  date: "'{value}' is not a correct date.",
  datetime: "'{value}' is not a correct datetime.",
  early: "The date must not be before {date}.",
  late: "The date must not be after {date}.",
  pick: "Choose a date",
};

export type SurveyTexts = Texts<typeof english>;
