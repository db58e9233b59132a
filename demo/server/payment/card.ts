import { pythonText } from "../python.ts";
import type { Params } from "../rpc.ts";

/** Action of the provider: accepts a card, asks the bank in a form or in a frame, responds slowly, or loses the response. */
export type CardOutcome = "accepted" | "form" | "frame" | "slow" | "lost" | "declined";

/** Test numbers; other numbers are declined. */
export const testCards: Readonly<Record<string, CardOutcome>> = {
  "4242424242424242": "accepted",
  "378282246310005": "accepted",
  "4000000000003220": "form",
  "4000000000003063": "frame",
  "4000000000000077": "slow",
  "4000000000009995": "lost",
};

/** Card as received by the provider. Only the last four digits of the number are stored. */
export interface Card {
  readonly outcome: CardOutcome;
  readonly name: string;
}

const text = (value: unknown): string => (value === undefined || value === null ? "" : pythonText(value).trim());

/** Returns undefined if a field is empty; one of the two names of the code is enough. */
export function readCard(params: Params): Card | undefined {
  const [number, holder, ...others] = [
    params["cc_number"],
    params["cc_holder_name"],
    params["cc_expiry"],
    params["cc_brand"],
    params["cvc"] ?? params["cc_cvc"],
  ].map(text);
  if (!number || !holder || !others.every(Boolean)) return undefined;
  const digits = number.replace(/[\s-]/g, "");
  return {
    outcome: (Object.hasOwn(testCards, digits) && testCards[digits]) || "declined",
    name: `XXXXXXXXXXXX${digits.slice(-4)} - ${holder.slice(0, 100)}`,
  };
}
