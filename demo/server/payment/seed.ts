import type { Queries } from "../database.ts";
import { insert } from "../insert.ts";

/** Adds a paid order that every visitor may read, for pages with a single element. */
export async function seedPayments(queries: Queries): Promise<void> {
  await insert(queries, "sale_order", [{ id: 7, name: "SO007", state: "sale" }]);
  await insert(queries, "payment_transaction", [
    {
      id: 7,
      reference: "SO007-1",
      state: "done",
      amount: 8500,
      provider: "stripe",
      return_url: "/shop/payment/validate",
      order_id: 7,
      is_processed: true,
      is_sample: true,
    },
  ]);
}
