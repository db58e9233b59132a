import type { ReadableAtom } from "nanostores";
import type { StoreContext, WidgetContext } from "#shared/element/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import * as calls from "../api/payments.ts";
import type { LinkedRecord } from "../api/tokens.ts";
import type { CardMethod, Method, PaymentPage } from "./method.ts";
import { isFree, nextStage, type Stage, type Step } from "./payment.ts";
import { addressError, type PaymentError, reasonOf, serverError, setupError } from "./payment-error.ts";
import type { PaymentFormTexts } from "./payment-form.types.ts";

export const events = {
  "suite-payment-submit":
    "A visitor wants to pay; prevented, nothing is sent. Nothing of a card is in it. detail: { acquirerId: number | null, provider: string }",
  "suite-payment-error": "A payment, or what was done with a method, did not come about. detail: { message: string }",
  "suite-token-change":
    "A method was saved or deleted, and the suite confirmed. detail: { id: number, removed: boolean }",
} as const;

interface Removal {
  readonly id: number;
  readonly records: readonly LinkedRecord[];
}

interface PaymentFormState {
  readonly stage: Stage;
  readonly error: PaymentError | null;
  /** Another tab pays the order. */
  readonly isElsewhere: boolean;
  /** What the bank asks the holder of the card: a page of another site, for a frame; null: nothing. */
  readonly bankHtml: string | null;
  /** A saved method that is used by records, until somebody confirms that it is to go. */
  readonly removal: Removal | null;
  /** Id of the saved method whose deletion, or whose linked records, are requested. */
  readonly removing: number | null;
  /** How many methods were deleted here. */
  readonly deleted: number;
}

type Context = StoreContext<unknown, typeof events> & Pick<WidgetContext<unknown, PaymentFormTexts>, "texts">;

export type PaymentFormStore = ReturnType<typeof createPaymentForm>;

/** Few visitors delete a method. */
const tokens = () => import("../api/tokens.ts");

/** Pays, and keeps the methods of payment. */
export function createPaymentForm(context: Context, awake?: ReadableAtom<boolean>) {
  const { server, signal, texts, emit, fail } = context;
  const client = connect(server);
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

  /** Takes a step and shows its outcome; false if the step leads nowhere from here. */
  function take(step: Step, outcome: Partial<PaymentFormState> = {}): boolean {
    const stage = nextStage(page.payment.stage, step);
    if (!stage) return false;
    page.payment.stage = stage;
    state.change({ stage, removing: null, ...outcome });
    return true;
  }
  untilAbort(signal, () => page && take("close"));

  const tellError = (error: PaymentError) =>
    emit("suite-payment-error", { message: reasonOf(error) || texts.get()[error.text] });
  const refuse = (error: PaymentError): void => void (take("refuse", { error }) && tellError(error));

  /** Hands a card to its provider; what the provider refuses is told. */
  async function save(method: CardMethod, more: object = {}): Promise<calls.SavedCard | PaymentError> {
    if (!method.path) return { title: "setupTitle", text: "setupFailed" };
    try {
      const answer = await calls.createCard(client, method.path, { ...method.fields(), ...more }, { signal });
      return "id" in answer ? answer : serverError("cardRefused", { refusal: answer.refusal });
    } catch (cause) {
      return serverError("addFailed", { cause });
    }
  }

  let awaiting: Promise<void> | undefined;
  /** Asks the suite until it knows what the bank decided, which the bank's page does not tell us. */
  const awaitBank = (): Promise<void> =>
    (awaiting ??= import("./bank-answer.ts").then((bank) => {
      const decided = () => take("decide") && page.navigate(`${server}/payment/process`);
      return bank.awaitBank(context, page.payment, decided, awake);
    }, fail));

  async function showBank(html: string): Promise<void> {
    // what could not be read goes into a frame, which reads it by itself
    if (await page.sendToBank(html).catch(() => false)) take("leave");
    else state.change({ bankHtml: html });
  }

  /** Ends the bank's page. The outcome of a payment is then unknown; saving a card can be tried again. */
  function endBank(error: PaymentError): void {
    if (take("close", { bankHtml: null, error }) && isFree(page.payment.stage)) tellError(error);
  }

  /** Pays by a method and returns the error; undefined: the visitor is sent on, the bank is asked, or the form was removed. */
  async function payBy(method: Method): Promise<PaymentError | undefined> {
    const send = (id?: number): PaymentError | undefined => (page.send(id) ? void take("leave") : addressError());
    if (method.kind === "saved") return send();
    if (method.kind === "card") {
      const saved = await save(method);
      if (signal.aborted) return undefined;
      if (!("id" in saved)) return saved;
      if (saved.bankHtml === null) return send(saved.id);
      take("ask");
      await awaitBank();
      if (!signal.aborted) await showBank(saved.bankHtml);
      return undefined;
    }
    if (!method.path) return { title: "setupTitle", text: "setupFailed" };
    try {
      const html = await calls.prepareTransaction(client, method.path, method.preparation(), { signal });
      if (signal.aborted) return undefined;
      if (!html || !(await page.sendToProvider(html, method.provider))) return serverError("redirectFailed");
      take("leave");
      return undefined;
    } catch (cause) {
      return serverError("redirectFailed", { cause });
    }
  }

  const isBusy = () => !isFree(page.payment.stage);

  /** One press is one payment, however often it comes while that runs. */
  async function pay(method: Method | null): Promise<void> {
    if (isBusy() || state.get().isElsewhere) return;
    if (!method) return refuse({ title: "noMethodTitle", text: "noMethod" });
    const { acquirerId, provider } = method;
    if (!emit("suite-payment-submit", { acquirerId, provider }, { cancelable: true })) return;
    if (!take("send", { error: null })) return;
    if (!(await page.tabs.claim())) return void take("end", { isElsewhere: true });
    if (signal.aborted) return;
    const error = await payBy(method).catch(setupError);
    if (!error || signal.aborted) return;
    page.tabs.release();
    refuse(error);
  }

  /** Saves a card without paying. */
  async function add(method: Method | null): Promise<void> {
    if (isBusy()) return;
    if (method?.kind !== "card") return refuse({ title: "noMethodTitle", text: "noCard" });
    take("send", { error: null });
    const saved = await save(method, { verify_validity: true });
    if (signal.aborted) return;
    if (!("id" in saved)) return refuse(saved);
    emit("suite-token-change", { id: saved.id, removed: false });
    if (saved.bankHtml !== null) return showBank(saved.bankHtml);
    if (page.navigate(method.returnUrl)) take("leave");
    else refuse(addressError());
  }

  async function unlink(id: number): Promise<void> {
    try {
      await (await tokens()).deleteToken(client, id, { signal });
      if (signal.aborted) return;
      take("end", { deleted: state.get().deleted + 1 });
      // the button that gets the focus waits no more
      page.removed(id);
      emit("suite-token-change", { id, removed: true });
    } catch (cause) {
      if (!signal.aborted) refuse(serverError("deleteFailed", { cause }));
    }
  }

  /** Deletes a saved method; where records use it, after somebody has confirmed that. */
  async function remove(id: number): Promise<void> {
    if (!(id > 0))
      return fail(new SuiteError("config", 'a button named delete_pm needs the id of a saved method: value="3"'));
    if (!take("send", { error: null, removal: null, removing: id })) return;
    try {
      const records = await (await tokens()).linkedRecords(client, id, { signal });
      if (signal.aborted) return;
      if (records.length === 0) return await unlink(id);
      take("end", { removal: { id, records } });
    } catch (cause) {
      if (!signal.aborted) refuse(serverError("deleteFailed", { cause }));
    }
  }

  return {
    state,
    /** The page in which the form stands, before anything else. */
    attach(bound: PaymentPage): void {
      page = bound;
      const { stage } = page.payment;
      state.change({ stage });
      if (stage !== "unknown") return;
      // the element was taken away while the bank asked, and put back
      state.change({ error: { title: "bankTitle", text: "bankClosed" } });
      void page.tabs.claim();
      void awaitBank();
    },
    failEmpty: () =>
      fail(
        new SuiteError(
          "config",
          "nothing to pay by: no form with radio buttons named pm_id or buttons named delete_pm in it",
        ),
      ),
    /** The form cannot be enhanced: nothing of it is sent, and each press says so. */
    failStart(): void {
      const error: PaymentError = { title: "setupTitle", text: "setupFailed" };
      state.change({ error });
      tellError(error);
    },
    /** A press led to nothing. */
    failPayment: (error: unknown): void => {
      if (!isBusy()) refuse(setupError(error));
    },
    pay,
    add,
    remove,
    /** Somebody has seen what uses the method. */
    confirmRemoval(isConfirmed: boolean): void {
      const { removal } = state.get();
      state.change({ removal: null });
      if (removal && isConfirmed && take("send", { removing: removal.id })) void unlink(removal.id);
    },
    /** What somebody did not fill in is shown beside its field. */
    clear: () => {
      if (!isBusy()) state.change({ error: null });
    },
    setElsewhere: (isElsewhere: boolean) => state.change({ isElsewhere }),
    /** The page's policy keeps the bank's page out. */
    blockBank(reason: string): void {
      const cause = new SuiteError("config", `the page of the bank cannot be shown: ${reason}`);
      endBank({ title: "bankTitle", text: page.payment.stage === "bank" ? "bankBlocked" : "addFailed", cause });
    },
    /** Somebody closed the bank's page. */
    closeBank: () => endBank({ title: "bankTitle", text: "bankClosed" }),
  };
}
