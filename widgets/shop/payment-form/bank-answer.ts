import type { ReadableAtom } from "nanostores";
import type { WidgetContext } from "#shared/element/index.ts";
import { type CallOptions, connect } from "#shared/suite/index.ts";
import { decidedPayments } from "../api/payments.ts";
import { pageIsAwake, paymentDelay, startPolling } from "../common/polling.ts";
import type { Payment } from "./payment.ts";

/** ms to wait for the list of payments that were decided before. */
const timeout = 3000;

/**
 * Polls the payments until the bank has decided this one, since the bank's page reports nothing to ours. Resolves once `payment` lists the
 * payments that were decided before, such as a transfer for another order: the bank's page may be shown then. Never rejects.
 */
export async function awaitBank(
  { server, signal, editing }: Pick<WidgetContext, "server" | "signal" | "editing">,
  payment: Payment,
  decided: () => void,
  awake: ReadableAtom<boolean> = pageIsAwake(signal),
): Promise<void> {
  const client = connect(server);
  const read = (options?: CallOptions) =>
    decidedPayments(client, { signal, ...options }).catch((): readonly string[] => []);
  const before = payment.before ?? (await read({ timeout }));
  if (signal.aborted) return;
  payment.before = before;
  let count = 0;
  async function ask(): Promise<number | undefined> {
    const now = await read();
    if (signal.aborted) return undefined;
    if (now.some((reference) => !before.includes(reference))) return void decided();
    return paymentDelay(count++);
  }
  startPolling(ask, { awake, editing, signal });
}
