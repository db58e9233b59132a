import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  plus: "Add one",
  minus: "Remove one",
  remove: "Remove",
  quantity: "Quantity",
  refused: "Please enter a whole number.",
  failed: "The quantity was not changed.",
  /** No answer came. */
  unknown: "There was no answer, so the quantity may have been changed or not. Reload the page to see it.",
  changing: "The order is being changed…",
};

export type OrderLinesTexts = Texts<typeof english>;
