import type { ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { connect, type CallOptions } from "../../../shared/suite/index.ts";
import { decidedPayments } from "../common/calls/paying.ts";
import { pageIsAwake } from "../common/polling/awake.ts";
import { paymentDelay, startPolling } from "../common/polling/polling.ts";

/** ms that a bank is kept waiting at most. */
const patience = 3000;

/**
 * Asks for the payment until the bank has decided about it: what happens in its page is not told to ours. Resolves as soon as the bank may be
 * asked: it is known what was decided before, such as a transfer for another order, which says nothing of this payment. Never rejects.
 */
export async function awaitBank(
  { server, signal, editing }: Pick<WidgetContext, "server" | "signal" | "editing">,
  decided: () => void,
  awake: ReadableAtom<boolean> = pageIsAwake(signal),
): Promise<void> {
  const client = connect(server);
  const read = (options?: CallOptions) =>
    decidedPayments(client, { signal, ...options }).catch((): readonly string[] => []);
  const before = await read({ timeout: patience });
  let count = 0;
  async function ask(): Promise<number | undefined> {
    const now = await read();
    if (signal.aborted) return undefined;
    if (now.some((reference) => !before.includes(reference))) return void decided();
    return paymentDelay(count++);
  }
  if (!signal.aborted) startPolling(ask, { awake, editing, signal });
}
