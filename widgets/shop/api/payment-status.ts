import { boolean, object } from "valibot";
import { type Call, charText } from "#shared/suite/contract/call.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** How the payment of the session's last order is; for any other order an exception. `message` is HTML. */
export const paymentStatusCall = (orderId: number | string) =>
  ({
    path: `/shop/payment/get_status/${orderId}`,
    read: true,
    params: object({}),
    result: object({ recall: boolean(), message: charText }),
  }) satisfies Call;

/** How the payment of an order is, whether to ask again, and what to say of it: HTML. @throws SuiteError */
export async function paymentStatus(
  client: Client,
  orderId: number,
  options?: CallOptions,
): Promise<{ readonly isPending: boolean; readonly html: string }> {
  const { recall, message } = await client.call(paymentStatusCall(orderId), {}, options);
  return { isPending: recall, html: message };
}
