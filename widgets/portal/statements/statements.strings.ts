import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  /** Shown if the suite's response has no message: whether the statement was sent is unknown. */
  sent: "Your request was received. Whether the statement was sent was not said.",
  failed: "The statement was not sent.",
  /** No answer came. */
  unknown:
    "There was no answer, so the statement may have been sent or not. Look at your e-mails before you try again.",
  sending: "The statement is being sent…",
};

export type StatementsTexts = Texts<typeof english>;
