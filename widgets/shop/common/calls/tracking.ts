import type { CallOptions, Client } from "#shared/suite/index.ts";
import * as contract from "./contract/tracking.ts";

export type { TrackedOrder } from "./contract/tracking.ts";

/** What the session ordered last; null where it ordered nothing. @throws SuiteError */
export async function lastOrder(client: Client, options?: CallOptions): Promise<contract.TrackedOrder | null> {
  const answer = await client.call(contract.trackingLastOrder, {}, options);
  return "transaction" in answer ? (answer as contract.TrackedOrder) : null;
}
