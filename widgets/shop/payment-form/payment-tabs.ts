import { untilAbort } from "#shared/state/index.ts";

/** Tabs in which one order is open: only one of them pays. */
export interface PaymentTabs {
  /** Reserves the payment for this tab. False if another tab is paying. */
  claim(): Promise<boolean>;
  /** Ends the reservation after a payment that failed: other tabs may pay. */
  release(): void;
}

/**
 * Creates the reservation of a payment among the tabs of one order.
 * @param key name of the order, common to all tabs
 * @param onOther called when another tab starts or stops paying
 */
export function createPaymentTabs(key: string, onOther: (isPaying: boolean) => void, signal: AbortSignal): PaymentTabs {
  const channel = new BroadcastChannel(key);
  channel.onmessage = ({ data }) => onOther(data === "paying");
  let unlock: (() => void) | undefined;
  let isMine = false;
  untilAbort(signal, () => {
    unlock?.();
    channel.close();
  });

  /** Holds a lock until `release` or a navigation. Pages without TLS have no locks and rely on the messages. */
  const lock = () =>
    new Promise<boolean>((resolve) => {
      const { locks } = navigator as { readonly locks?: LockManager };
      if (!locks) return resolve(true);
      locks
        .request(key, { ifAvailable: true }, (granted) => {
          resolve(!!granted);
          return granted && !signal.aborted && new Promise<void>((release) => (unlock = release));
        })
        .catch(() => resolve(true));
    });

  return {
    async claim() {
      isMine = await lock();
      if (isMine && !signal.aborted) channel.postMessage("paying");
      return isMine;
    },
    release() {
      // another tab may be paying
      if (!isMine) return;
      isMine = false;
      unlock?.();
      unlock = undefined;
      if (!signal.aborted) channel.postMessage("free");
    },
  };
}
