import type { ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { connect } from "../../../shared/suite/index.ts";
import { isDecided } from "../common/calls/paying.ts";
import { pageIsAwake } from "../common/polling/awake.ts";
import { paymentDelay, startPolling } from "../common/polling/polling.ts";

/** Asks for the payment until the bank has decided about it: what happens in its page is not told to ours. */
export function awaitBank(
  { server, signal, editing }: Pick<WidgetContext, "server" | "signal" | "editing">,
  decided: () => void,
  awake: ReadableAtom<boolean> = pageIsAwake(signal),
): void {
  const client = connect(server);
  let count = 0;
  async function ask(): Promise<number | undefined> {
    const isOver = await isDecided(client, { signal }).catch(() => false);
    if (signal.aborted) return undefined;
    if (isOver) return void decided();
    return paymentDelay(count++);
  }
  startPolling(ask, { awake, editing, signal });
}
