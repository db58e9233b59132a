import type { Transaction } from "../api/payment.ts";

/**
 * Where the page leads now; empty where the list is to be shown: the first payment is a bank transfer, or exactly one is in a
 * state that says something and it is not merely pending (spec shop section 4, payment processing; behaviour/payment.md 43, 44).
 */
export function destinationOf(transactions: readonly Transaction[]): string {
  const [first] = transactions;
  if (first?.provider === "transfer") return first.returnUrl;
  const [only, ...others] = transactions.filter(({ state }) => /^(done|error|pending|authorized)$/.test(state));
  return only && others.length === 0 && only.state !== "pending" ? only.returnUrl : "";
}
