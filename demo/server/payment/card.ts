import { pythonText } from "../python.ts";
import type { Params } from "../rpc.ts";

/** What the provider does with a card: takes it, asks the bank in a form or in a frame, takes its time, or takes it and is not heard. */
export type CardOutcome = "accepted" | "form" | "frame" | "slow" | "lost" | "declined";

/** Numbers to try; any other is declined. */
export const testCards: Readonly<Record<string, CardOutcome>> = {
  "4242424242424242": "accepted",
  "378282246310005": "accepted",
  "4000000000003220": "form",
  "4000000000003063": "frame",
  "4000000000000077": "slow",
  "4000000000009995": "lost",
};

/** A card as the provider got it. Of the number only the last four digits stay. */
export interface Card {
  readonly outcome: CardOutcome;
  readonly name: string;
}

const text = (value: unknown): string => (value === undefined || value === null ? "" : pythonText(value).trim());

/** Undefined while a field is empty; one of the two names of the code will do. */
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
