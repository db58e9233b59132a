import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  unconfirmed: "We are waiting for the confirmation of the bank or payment provider.",
  check: "Check again",
};

export type PaymentStatusTexts = Texts<typeof english>;
