import type { FailureTexts } from "#shared/i18n/index.ts";
import { SuiteError } from "#shared/suite/index.ts";
import type en from "../i18n/en.json";

export type PaymentFormTexts = Readonly<FailureTexts & typeof en.paymentForm>;

/** Error message for the visitor, by the keys of its texts. */
export interface PaymentError {
  readonly title?: keyof PaymentFormTexts;
  readonly text: keyof PaymentFormTexts;
  /** The provider's reason for refusing the card, shown in place of the text. */
  readonly refusal?: string;
  /** Error of the failed call. */
  readonly cause?: unknown;
}

/** Returns the reason of the suite or the provider, for visitors; empty if there is none. */
export const reasonOf = ({ refusal, cause }: Pick<PaymentError, "refusal" | "cause">): string =>
  refusal || (cause as Partial<SuiteError> | undefined)?.sentence || "";

/** Returns the error of a call to the suite; with a reason it has no title. */
export const serverError = (
  text: keyof PaymentFormTexts,
  reason: Pick<PaymentError, "refusal" | "cause"> = {},
): PaymentError => ({
  ...(!reasonOf(reason) && { title: "errorTitle" }),
  text,
  ...reason,
});

/** Returns the cause of an error about a refused address. */
export const refusedAddress = (): SuiteError => new SuiteError("contract", "the payment leads to no web address");

/** Returns the error of an address that is refused. */
export const addressError = (): PaymentError => serverError("redirectFailed", { cause: refusedAddress() });

/** Returns the error of a payment that could not begin. */
export const setupError = (error: unknown): PaymentError => ({
  title: "setupTitle",
  text: "setupFailed",
  cause: (error as Partial<SuiteError>).kind
    ? error
    : new SuiteError("network", "code for the payment did not come", { cause: error }),
});
