import type { StoreContext } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState } from "#shared/state/index.ts";
import { connect, sentenceFor, SuiteError } from "#shared/suite/index.ts";
import { type Payments, pollPayments, type Transaction } from "../api/poll-payments.ts";
import { pageIsAwake, paymentDelay, startPolling } from "../common/polling.ts";
import type en from "../i18n/en.json";

export type PaymentProcessingTexts = Readonly<FailureTexts & typeof en.paymentProcessing>;

export const events = {
  "suite-payment-change":
    'A payment was added, removed or changed. detail: { transactions: { reference: string, state: "draft" | "pending" | "authorized" | "done" | "cancel" | "error", isProcessed: boolean, amount: number | null, currency: string, returnUrl: string }[] }',
} as const;

export interface PaymentProcessingProps {
  readonly contactHref: string;
}

interface PaymentProcessingState {
  /** Payments of the last answer; null until there is one. */
  readonly transactions: readonly Transaction[] | null;
  /** Payments that changed in the last answer with changes. */
  readonly news: readonly Transaction[];
  /** True if the suite has no payment. */
  readonly isMissing: boolean;
  /** Exception of the suite, whose message is its `text`. */
  readonly exception: SuiteError | null;
  /** Error of the last call. */
  readonly failure: unknown;
  /** Address of the next page; null if the page stays. */
  readonly redirectUrl: string | null;
}

/** Returns the message about the state of a payment, for payments without a message of their provider. */
export const messageOf = ({ state, isProcessed }: Transaction, texts: PaymentProcessingTexts): string =>
  texts[state === "done" && isProcessed ? "processed" : state];

export type PaymentProcessingStore = ReturnType<typeof createPaymentProcessing>;

const isSettled = ({ state }: Transaction): boolean => /^(done|error|cancel)$/.test(state);
const sameAs = (one: Transaction) => (other: Transaction) =>
  one.reference === other.reference && one.state === other.state && one.isProcessed === other.isProcessed;

/** Returns the values of a payment for the event. */
const detailOf = ({ reference, state, isProcessed, amount, currency, returnUrl }: Transaction) => ({
  reference,
  state,
  isProcessed,
  amount,
  currency,
  returnUrl,
});

/**
 * Returns the address to navigate to: of the first payment if that is a bank transfer, or of the only payment that is done, failed,
 * authorized or pending, unless that one is pending. Empty if the list is to be shown.
 * @see docs/reference/shop.md#shop-41
 */
export function destinationOf(transactions: readonly Transaction[]): string {
  const [first] = transactions;
  if (first?.provider === "transfer") return first.returnUrl;
  const [only, ...others] = transactions.filter(({ state }) => /^(done|error|pending|authorized)$/.test(state));
  return only && others.length === 0 && only.state !== "pending" ? only.returnUrl : "";
}

/** Creates the store of the payments of this session, which polls them until one redirects. */
export function createPaymentProcessing(
  context: StoreContext<PaymentProcessingProps, typeof events>,
  awake = pageIsAwake(context.signal),
) {
  const { server, signal, emit } = context;
  const client = connect(server);
  const state = storeState<PaymentProcessingState>(
    { transactions: null, news: [], isMissing: false, exception: null, failure: null, redirectUrl: null },
    context,
    ({ transactions, isMissing, exception, failure }) => ({
      loading: !transactions && !isMissing && !exception && !failure,
      error: failure ?? exception,
    }),
  );

  function list(transactions: readonly Transaction[]) {
    const before = state.get().transactions ?? [];
    const news = transactions.filter((each) => !before.some(sameAs(each)));
    const address = destinationOf(transactions);
    const redirectUrl = address && safeWebUrl(address, server);
    state.change({
      transactions,
      news: news.length > 0 ? news : state.get().news,
      isMissing: false,
      exception: null,
      redirectUrl: redirectUrl || state.get().redirectUrl,
    });
    if (news.length > 0 || before.length !== transactions.length)
      emit("suite-payment-change", { transactions: transactions.map(detailOf) });
    if (address && !redirectUrl)
      throw new SuiteError("contract", `the payment leads to ${address}, which is no web address`);
  }

  function take({ transactions, error }: Payments) {
    if (error === "tx_process_retry") return;
    if (transactions?.length) return list(transactions);
    const { transactions: known, exception } = state.get();
    if (transactions || error === "no_tx_found") {
      // the suite no longer lists a payment after it was reported as processed
      const isOver = !!known?.every(isSettled);
      state.change(isOver ? { exception: null } : { transactions: null, news: [], isMissing: true, exception: null });
    } else if (exception?.text !== error) {
      const sentence = sentenceFor(error);
      state.change({ isMissing: false, exception: new SuiteError("server", error, { text: error, sentence }) });
    }
  }

  let count = 0;
  async function ask(): Promise<number> {
    try {
      const answer = await pollPayments(client, { signal, retry: 0 });
      if (signal.aborted) return 0;
      take(answer);
      if (state.get().failure) state.change({ failure: null });
    } catch (error) {
      const { failure } = state.get();
      // a repeated error is reported once
      const isNew = (failure as SuiteError | null)?.message !== (error as SuiteError).message;
      if (isNew && !signal.aborted) state.change({ failure: error, exception: null });
    }
    return paymentDelay(count++);
  }

  const { now } = startPolling(ask, { awake, editing: context.editing, signal });
  return { state, retry: now };
}
