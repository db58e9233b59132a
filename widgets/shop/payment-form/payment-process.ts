import type { StoreContext, WidgetContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import type { LinkedRecord } from "../api/tokens.ts";
import type { PaymentPage } from "./method.ts";
import { isFree, nextStage, type Stage, type Step } from "./payment.ts";
import { type PaymentError, type PaymentFormTexts, reasonOf } from "./payment-error.ts";

export const events = {
  "suite-payment-submit":
    "A visitor is about to pay; canceling the event stops the payment. The detail contains no data of a card. detail: { acquirerId: number | null, provider: string }",
  "suite-payment-error": "A payment, or a change of a saved method, failed. detail: { message: string }",
  "suite-token-change":
    "The suite confirmed that a method was saved or deleted. detail: { id: number, removed: boolean }",
} as const;

interface Removal {
  readonly id: number;
  readonly records: readonly LinkedRecord[];
}

interface PaymentFormState {
  readonly stage: Stage;
  readonly error: PaymentError | null;
  /** True while another tab pays the order. */
  readonly isElsewhere: boolean;
  /** The bank's question to the holder of the card: a page of another site, for a frame; null if there is none. */
  readonly bankHtml: string | null;
  /** Saved method that records use, until the visitor confirms or cancels its deletion. */
  readonly removal: Removal | null;
  /** Id of the saved method whose deletion, or whose linked records, are requested. */
  readonly removing: number | null;
  /** Number of methods that were deleted here. */
  readonly deleted: number;
}

export type PaymentFormContext = StoreContext<unknown, typeof events> &
  Pick<WidgetContext<unknown, PaymentFormTexts>, "texts">;

export type PaymentProcess = ReturnType<typeof createPaymentProcess>;

/** Creates the state of a payment form, and the steps by which a payment changes it. */
export function createPaymentProcess(context: PaymentFormContext) {
  const { server, signal, texts, emit, fail } = context;
  const state = storeState<PaymentFormState>(
    { stage: "idle", error: null, isElsewhere: false, bankHtml: null, removal: null, removing: null, deleted: 0 },
    context,
    ({ stage, error, isElsewhere, bankHtml }) => ({
      busy: !isFree(stage),
      refused: stage === "refused" && error && !error.cause,
      error: error?.cause,
      elsewhere: isElsewhere,
      bank: bankHtml !== null,
    }),
  );
  let page: PaymentPage;

  /** Takes a step and shows its outcome; returns false if the step is not allowed in the current stage. */
  function take(step: Step, outcome: Partial<PaymentFormState> = {}): boolean {
    const stage = nextStage(page.payment.stage, step);
    if (!stage) return false;
    page.payment.stage = stage;
    state.change({ stage, removing: null, ...outcome });
    return true;
  }
  untilAbort(signal, () => page && take("close"));

  const announce = (error: PaymentError) =>
    emit("suite-payment-error", { message: reasonOf(error) || texts.get()[error.text] });

  return {
    server,
    signal,
    emit,
    fail,
    client: connect(server),
    state,
    /** Returns the page of the form, once `attach` was called. */
    page: () => page,
    attach(bound: PaymentPage): void {
      page = bound;
      state.change({ stage: page.payment.stage });
    },
    isBusy: () => !isFree(page.payment.stage),
    take,
    /** Dispatches the event about an error. */
    announce,
    /** Ends the current action with an error. */
    refuse: (error: PaymentError): void => void (take("refuse", { error }) && announce(error)),
  };
}
