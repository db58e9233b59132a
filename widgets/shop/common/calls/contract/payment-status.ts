import { boolean, object } from "valibot";
import { type Call, charText } from "#shared/suite/contract/call.ts";

/** How the payment of the session's last order is; for any other order an exception. `message` is HTML. Source: WIRE.md section 12. */
export const paymentStatus = (orderId: number | string) =>
  ({
    path: `/shop/payment/get_status/${orderId}`,
    read: true,
    params: object({}),
    result: object({ recall: boolean(), message: charText }),
  }) satisfies Call;
