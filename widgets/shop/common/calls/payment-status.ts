import type { CallOptions, Client } from "#shared/suite/index.ts";
import * as contract from "./contract/payment-status.ts";

/** How the payment of an order is, whether to ask again, and what to say of it: HTML. @throws SuiteError */
export async function paymentStatus(
  client: Client,
  orderId: number,
  options?: CallOptions,
): Promise<{ readonly isPending: boolean; readonly html: string }> {
  const { recall, message } = await client.call(contract.paymentStatus(orderId), {}, options);
  return { isPending: recall, html: message };
}
