import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { paymentStatus } from "../api/payment-status.ts";
import { pageIsAwake, type Polling, startPolling } from "../common/polling.ts";
import type en from "../i18n/en.json";

export type PaymentStatusTexts = Readonly<FailureTexts & typeof en.paymentStatus>;

export const events = {
  "suite-payment-status-change":
    "The suite returned the first status of the payment, or a change between pending and decided. detail: { pending: boolean }",
} as const;

export interface PaymentStatusProps {
  readonly orderId: number;
}

interface PaymentStatusState {
  /** Message of the suite about the payment as HTML; null until there is one. */
  readonly html: string | null;
  /** True while the payment is not confirmed; null until it is read. */
  readonly isPending: boolean | null;
  /** True once the limit of calls is reached and the payment is not confirmed. */
  readonly isUnconfirmed: boolean;
  readonly error: unknown;
}

export type PaymentStatusStore = ReturnType<typeof createPaymentStatus>;

/** Number of answers after which polling stops. */
const limit = 20;
const unknown: PaymentStatusState = { html: null, isPending: null, isUnconfirmed: false, error: null };

/** Creates the store of the status of an order's payment, which polls the suite until the payment is decided. */
export function createPaymentStatus(
  context: StoreContext<PaymentStatusProps, typeof events>,
  awake = pageIsAwake(context.signal),
) {
  const { props, server, editing, signal, emit } = context;
  const client = connect(server);
  const state = storeState<PaymentStatusState>(unknown, context, ({ html, isPending, isUnconfirmed, error }) => ({
    loading: html === null && !error,
    pending: isPending,
    unconfirmed: isUnconfirmed,
    error,
  }));
  let current: AbortController | undefined;
  let polling: Polling | undefined;
  let answers = 0;

  async function ask(orderId: number, end: AbortSignal): Promise<number | undefined> {
    try {
      const { isPending, html } = await paymentStatus(client, orderId, { signal: end });
      if (end.aborted) return undefined;
      answers += 1;
      const wasPending = state.get().isPending;
      const isUnconfirmed = isPending && answers >= limit;
      state.change({ html, isPending, isUnconfirmed, error: null });
      if (isPending !== wasPending) emit("suite-payment-status-change", { pending: isPending });
      return isPending && !isUnconfirmed ? Math.ceil(answers / 3) * 1000 : undefined;
    } catch (error) {
      if (!end.aborted) state.change({ error });
      return undefined;
    }
  }

  function follow(orderId: number) {
    current?.abort();
    const { signal: end } = (current = new AbortController());
    answers = 0;
    state.set(unknown);
    polling = startPolling(() => ask(orderId, end), { awake, editing, signal: end });
  }

  let followed: number | undefined;
  untilAbort(
    signal,
    effect([props], ({ orderId }) => {
      if (orderId !== followed) follow((followed = orderId));
    }),
    () => current?.abort(),
  );
  return {
    state,
    /** Starts polling again, with the full number of calls. */
    retry() {
      answers = 0;
      state.change({ isUnconfirmed: false, error: null });
      polling?.now();
    },
  };
}
