import { failureTexts, type Texts } from "#shared/i18n/index.ts";

/** Of a wrong date: spec shop-survey-payment-theme, sections 5 and 8. */
export const english = {
  label: "Date",
  date: "'{value}' is not a correct date.",
  datetime: "'{value}' is not a correct datetime.",
  early: "The date must not be before {date}.",
  late: "The date must not be after {date}.",
  required: "Please fill in this field.",
  example: "Such as {date}",
  unknownFormat: "The server does not say how dates are written here. Write them like this: {date}",
  retry: failureTexts.retry,
  pick: "Choose a date",
};

export type DateFieldTexts = Texts<typeof english>;
