import type { Queries } from "../database.ts";
import { float } from "../python.ts";
import { dollars } from "../shop/money.ts";
import type { Payable } from "./payable.types.ts";
import type { Transaction } from "./transaction.ts";

/** Request for a payment by link. */
export interface Link {
  /** Reference, such as INV/2026/0001. */
  readonly reference: string;
  /** Amount in cents. */
  readonly amount: number;
}

export const payPath = "/website_payment/pay";
export const confirmPath = "/website_payment/confirm";

/** Id of the only currency. */
const currencyId = 2;

/** Returns undefined for invalid links. `amount`: in dollars, such as 10.0. */
export const readLink = (reference = "", amount = ""): Link | undefined =>
  /^[\w./-]{1,64}$/.test(reference) && /^\d{1,6}(\.\d{1,2})?$/.test(amount) && Number(amount) > 0
    ? { reference, amount: Math.round(Number(amount) * 100) }
    : undefined;

/** Returns the path of a link's page. */
export const linkPath = ({ reference, amount }: Link): string =>
  `${payPath}?${new URLSearchParams({ reference, amount: float(dollars(amount)) }).toString()}`;
/** Returns the end of the suite's routes for a link. */
export const linkEnd = ({ reference, amount }: Link): string => `${float(dollars(amount))}/${currencyId}/${reference}`;

/** Returns the link as a payable. It may be paid again, under another number. */
export const linkPayable = ({ reference, amount }: Link): Payable => ({
  paid: { order_id: null, portal_order_id: null },
  name: reference,
  amount,
  returnUrl: confirmPath,
  isOpen: true,
  place: async () => undefined,
});

/** Locks the payment of a link until the transaction of the database ends; returns the link as a payable. */
export async function lockLink(queries: Queries, { id, reference, amount }: Transaction): Promise<Payable> {
  await queries.query("select from payment_transaction where id = $1 for update", [id]);
  return linkPayable({ reference, amount });
}
