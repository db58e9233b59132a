import { SuiteError } from "#shared/suite/index.ts";
import type { PaymentFormTexts } from "./payment-form.types.ts";

/** The sentence for the visitor, by its text. */
export interface PaymentError {
  readonly title?: keyof PaymentFormTexts;
  readonly text: keyof PaymentFormTexts;
  /** In place of the text: why the provider refused the card. */
  readonly refusal?: string;
  /** The error of the failed call. */
  readonly cause?: unknown;
}

/** Why the suite or a provider refused, in words for visitors; empty if neither says so. */
export const reasonOf = ({ refusal, cause }: Pick<PaymentError, "refusal" | "cause">): string =>
  refusal || (cause as Partial<SuiteError> | undefined)?.sentence || "";

/** Makes an error of a call to the suite. A reason needs no title. */
export const serverError = (
  text: keyof PaymentFormTexts,
  why: Pick<PaymentError, "refusal" | "cause"> = {},
): PaymentError => ({
  ...(!reasonOf(why) && { title: "errorTitle" }),
  text,
  ...why,
});

export const refusedAddress = (): SuiteError => new SuiteError("contract", "the payment leads to no web address");

/** Error of an address that is refused. */
export const addressError = (): PaymentError => serverError("redirectFailed", { cause: refusedAddress() });

/** The page or its connection keeps a payment from beginning. */
export const setupError = (error: unknown): PaymentError => ({
  title: "setupTitle",
  text: "setupFailed",
  cause: (error as Partial<SuiteError>).kind
    ? error
    : new SuiteError("network", "code for the payment did not come", { cause: error }),
});
