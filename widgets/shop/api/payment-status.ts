import { boolean, object } from "valibot";
import { type Call, charText } from "#shared/suite/contract/call.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/**
 * Call for the status of the payment of the session's last order; an exception for other orders. `message` is HTML.
 * @see docs/reference/shop.md#shop-30
 */
export const paymentStatusCall = (orderId: number | string) =>
  ({
    path: `/shop/payment/get_status/${orderId}`,
    read: true,
    params: object({}),
    result: object({ recall: boolean(), message: charText }),
  }) satisfies Call;

/** Reads the status of an order's payment: whether it is pending, and its message as HTML. @throws SuiteError */
export async function paymentStatus(
  client: Client,
  orderId: number,
  options?: CallOptions,
): Promise<{ readonly isPending: boolean; readonly html: string }> {
  const { recall, message } = await client.call(paymentStatusCall(orderId), {}, options);
  return { isPending: recall, html: message };
}
