import type { ReadableAtom } from "nanostores";
import type { WidgetContext } from "../../../shared/element/index.ts";
import { storeState } from "../../../shared/state/index.ts";
import { connect, SuiteError } from "../../../shared/suite/index.ts";
import * as calls from "../common/calls/paying.ts";
import type { LinkedRecord } from "../common/calls/tokens.lazy.ts";
import type { CardMethod, Method, PaymentPage } from "./method.ts";
import type { PaymentFormTexts } from "./payment-form.strings.ts";

/** What is told, by its texts. */
export interface PaymentError {
  readonly title?: keyof PaymentFormTexts;
  readonly text: keyof PaymentFormTexts;
  /** In place of the text: why the provider refused the card. */
  readonly refusal?: string;
  /** Of the call that failed. */
  readonly cause?: unknown;
}

export interface Removal {
  readonly id: number;
  readonly records: readonly LinkedRecord[];
}

export interface PaymentFormState {
  readonly busy: boolean;
  readonly error: PaymentError | null;
  /** Another tab pays the order. */
  readonly isElsewhere: boolean;
  /** What the bank asks the holder of the card: a page of another site, for a frame; null: nothing. */
  readonly bankHtml: string | null;
  /** A saved method that is used by records, until somebody confirms that it is to go. */
  readonly removal: Removal | null;
  /** How many methods were deleted here. */
  readonly deleted: number;
}

type Context = Pick<
  WidgetContext<object, PaymentFormTexts>,
  "server" | "signal" | "editing" | "texts" | "emit" | "fail" | "state"
>;

export type PaymentFormStore = ReturnType<typeof createPaymentForm>;

/** Few visitors delete a method. */
const tokens = () => import("../common/calls/tokens.lazy.ts");

const serverError = (text: keyof PaymentFormTexts, cause?: unknown): PaymentError => ({
  title: "errorTitle",
  text,
  ...(cause !== undefined && { cause }),
});

/** Pays, and keeps the methods of payment (spec shop sections 4, 5 and 8; behaviour/payment.md sections 2 and 4). */
export function createPaymentForm(context: Context, awake?: ReadableAtom<boolean>) {
  const { server, signal, texts, emit, fail } = context;
  const client = connect(server);
  const state = storeState<PaymentFormState>(
    { busy: false, error: null, isElsewhere: false, bankHtml: null, removal: null, deleted: 0 },
    context,
    ({ busy, error, isElsewhere, bankHtml }) => ({
      busy,
      refused: error && !error.cause,
      error: error?.cause,
      elsewhere: isElsewhere,
      bank: bankHtml !== null,
    }),
  );

  let page: PaymentPage;
  /** What the bank is asked now about a payment. */
  let question: AbortController | undefined;

  const stop = (error: PaymentError) => {
    state.change({ busy: false, error });
    emit("suite-payment-error", { message: error.refusal || texts.get()[error.text] });
  };

  /** Hands a card to its provider; what the provider refuses is told. */
  async function save(method: CardMethod, more: object = {}): Promise<calls.SavedCard | PaymentError> {
    if (!method.path) return { title: "setupTitle", text: "setupFailed" };
    try {
      const answer = await calls.createCard(client, method.path, { ...method.fields(), ...more }, { signal });
      return "id" in answer ? answer : { ...serverError("cardRefused"), refusal: answer.refusal };
    } catch (cause) {
      return serverError("addFailed", cause);
    }
  }

  /** Somebody who pays is asked by the bank, which does not tell us what comes of it: the suite is asked until it knows. */
  async function askBank(html: string, isPaying: boolean): Promise<void> {
    question?.abort();
    question = undefined;
    if (isPaying) {
      question = new AbortController();
      const end = AbortSignal.any([signal, question.signal]);
      const decided = () => page.leave(`${server}/payment/process`);
      await import("./bank-answer.lazy.ts").then(
        ({ awaitBank }) => awaitBank({ ...context, signal: end }, decided, awake),
        fail,
      );
      if (signal.aborted) return;
    }
    // what could not be read goes into a frame, which reads it by itself
    if (!(await page.sendToBank(html).catch(() => false))) state.change({ bankHtml: html });
  }

  /** What a method leads to; undefined: the page is being left, or the bank is asked. */
  async function leave(method: Method): Promise<PaymentError | undefined> {
    if (method.kind === "saved") return void page.send();
    if (method.kind === "card") {
      const saved = await save(method);
      if (!("id" in saved)) return saved;
      if (saved.bankHtml === null) return void page.send(saved.id);
      return void (await askBank(saved.bankHtml, true));
    }
    if (!method.path) return { title: "setupTitle", text: "setupFailed" };
    try {
      const html = await calls.prepareTransaction(client, method.path, method.preparation(), { signal });
      return html && (await page.sendToProvider(html, method.provider)) ? undefined : serverError("redirectFailed");
    } catch (cause) {
      return serverError("redirectFailed", cause);
    }
  }

  /** One press is one payment, however often it comes while that runs. */
  async function pay(method: Method | null): Promise<void> {
    if (state.get().busy || state.get().isElsewhere) return;
    if (!method) return stop({ title: "noMethodTitle", text: "noMethod" });
    const { acquirerId, provider } = method;
    if (!emit("suite-payment-submit", { acquirerId, provider }, { cancelable: true })) return;
    state.change({ busy: true, error: null });
    if (!(await page.tabs.claim())) return state.change({ busy: false, isElsewhere: true });
    const error = await leave(method);
    if (!error || signal.aborted) return;
    page.tabs.release();
    stop(error);
  }

  /** Saves a card without paying. */
  async function add(method: Method | null): Promise<void> {
    if (state.get().busy) return;
    if (method?.kind !== "card") return stop({ title: "noMethodTitle", text: "noCard" });
    state.change({ busy: true, error: null });
    const saved = await save(method, { verify_validity: true });
    if (signal.aborted) return;
    if (!("id" in saved)) return stop(saved);
    emit("suite-token-change", { id: Number(saved.id), removed: false });
    if (saved.bankHtml !== null) await askBank(saved.bankHtml, false);
    else page.leave(method.returnUrl);
  }

  async function unlink(id: number): Promise<void> {
    try {
      await (await tokens()).deleteToken(client, id, { signal });
      state.change({ busy: false, deleted: state.get().deleted + 1 });
      // the button that gets the focus waits no more
      page.removed(id);
      emit("suite-token-change", { id, removed: true });
    } catch (cause) {
      if (!signal.aborted) stop(serverError("deleteFailed", cause));
    }
  }

  /** Deletes a saved method; where records use it, after somebody has confirmed that (behaviour/payment.md items 27, 28). */
  async function remove(id: number): Promise<void> {
    if (state.get().busy) return;
    state.change({ busy: true, error: null, removal: null });
    try {
      const records = await (await tokens()).linkedRecords(client, id, { signal });
      if (records.length === 0) return await unlink(id);
      state.change({ busy: false, removal: { id, records } });
    } catch (cause) {
      if (!signal.aborted) stop(serverError("deleteFailed", cause));
    }
  }

  return {
    state,
    /** The page in which the form stands, before anything else. */
    attach(driven: PaymentPage): void {
      page = driven;
    },
    failEmpty: () => fail(new SuiteError("config", "nothing to pay by: no form with radio buttons named pm_id in it")),
    /** The page or its connection keeps a payment from beginning. */
    failPayment(error: unknown): void {
      const cause = (error as Partial<SuiteError>).kind
        ? error
        : new SuiteError("network", "code for the payment did not come", { cause: error });
      page.tabs.release();
      stop({ title: "setupTitle", text: "setupFailed", cause });
    },
    pay,
    add,
    remove,
    /** Somebody has seen what uses the method. */
    confirmRemoval(isConfirmed: boolean): void {
      const { removal } = state.get();
      state.change({ removal: null });
      if (!removal || !isConfirmed) return;
      state.change({ busy: true });
      void unlink(removal.id);
    },
    /** What somebody did not fill in is shown beside its field. */
    clear: () => state.change({ error: null }),
    setElsewhere: (isElsewhere: boolean) => state.change({ isElsewhere }),
    /** The page's policy keeps the bank's page out: what the bank decides is asked all the same, and nothing is sent again. */
    blockBank(reason: string): void {
      const cause = new SuiteError("config", `the page of the bank cannot be shown: ${reason}`);
      state.change({ bankHtml: null });
      if (!question) return stop({ ...serverError("addFailed", cause), title: "bankTitle" });
      state.change({ error: { title: "bankTitle", text: "bankBlocked", cause } });
    },
    /** Somebody closed the bank's page. */
    closeBank(): void {
      question?.abort();
      page.tabs.release();
      state.change({ bankHtml: null });
      stop({ title: "bankTitle", text: "bankClosed" });
    },
  };
}
