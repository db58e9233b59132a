import type { ReadableAtom } from "nanostores";
import { SuiteError } from "#shared/suite/index.ts";
import { createCard, prepareTransaction, type SavedCard } from "../api/payments.ts";
import type { CardMethod, Method, PaymentPage } from "./method.ts";
import { isFree } from "./payment.ts";
import { addressError, type PaymentError, serverError, setupError } from "./payment-error.ts";
import { createPaymentProcess, type PaymentFormContext, type PaymentProcess } from "./payment-process.ts";

interface Form extends PaymentProcess {
  /** Polls the suite until it responds with the bank's decision, which the bank's page does not report. */
  awaitBank(): Promise<void>;
}

export type PaymentFormStore = ReturnType<typeof createPaymentForm>;

/** Loads the calls about saved methods: few visitors delete one. */
const tokens = () => import("../api/tokens.ts");

/** Hands a card to its provider; returns the provider's refusal as an error. */
async function save(
  { client, signal }: Form,
  method: CardMethod,
  more: object = {},
): Promise<SavedCard | PaymentError> {
  if (!method.path) return { title: "setupTitle", text: "setupFailed" };
  try {
    const answer = await createCard(client, method.path, { ...method.fields(), ...more }, { signal });
    return "id" in answer ? answer : serverError("cardRefused", { refusal: answer.refusal });
  } catch (cause) {
    return serverError("addFailed", { cause });
  }
}

/** Sends the bank's question, or shows it in a frame. */
async function showBank({ page, take, state }: Form, html: string): Promise<void> {
  // markup that could not be read goes into a frame, which reads it by itself
  const isSent = await page()
    .sendToBank(html)
    .catch(() => false);
  if (isSent) take("leave");
  else state.change({ bankHtml: html });
}

/** Closes the bank's page. The outcome of a payment is then unknown; saving a card can be tried again. */
function endBank({ page, take, announce }: Form, error: PaymentError): void {
  if (take("close", { bankHtml: null, error }) && isFree(page().payment.stage)) announce(error);
}

/** Sends the form with the chosen method, or with a card that was just saved. */
const sendForm = ({ page, take }: Form, id?: number): PaymentError | undefined =>
  page().send(id) ? void take("leave") : addressError();

async function payByCard(form: Form, method: CardMethod): Promise<PaymentError | undefined> {
  const saved = await save(form, method);
  if (form.signal.aborted) return undefined;
  if (!("id" in saved)) return saved;
  if (saved.bankHtml === null) return sendForm(form, saved.id);
  form.take("ask");
  await form.awaitBank();
  if (!form.signal.aborted) await showBank(form, saved.bankHtml);
  return undefined;
}

/** Pays by a method and returns the error; undefined if a navigation began, the bank asks, or the element was removed. */
async function payBy(form: Form, method: Method): Promise<PaymentError | undefined> {
  const { client, signal, page, take } = form;
  if (method.kind === "saved") return sendForm(form);
  if (method.kind === "card") return payByCard(form, method);
  if (!method.path) return { title: "setupTitle", text: "setupFailed" };
  try {
    const html = await prepareTransaction(client, method.path, method.preparation(), { signal });
    if (signal.aborted) return undefined;
    if (!html || !(await page().sendToProvider(html, method.provider))) return serverError("redirectFailed");
    take("leave");
    return undefined;
  } catch (cause) {
    return serverError("redirectFailed", { cause });
  }
}

/** Pays once, however often the visitor presses meanwhile. */
async function pay(form: Form, method: Method | null): Promise<void> {
  const { state, signal, emit, page, isBusy, take, refuse } = form;
  if (isBusy() || state.get().isElsewhere) return;
  if (!method) return refuse({ title: "noMethodTitle", text: "noMethod" });
  const { acquirerId, provider } = method;
  if (!emit("suite-payment-submit", { acquirerId, provider }, { cancelable: true })) return;
  if (!take("send", { error: null })) return;
  if (!(await page().tabs.claim())) return void take("end", { isElsewhere: true });
  if (signal.aborted) return;
  const error = await payBy(form, method).catch(setupError);
  if (!error || signal.aborted) return;
  page().tabs.release();
  refuse(error);
}

/** Saves a card without paying. */
async function add(form: Form, method: Method | null): Promise<void> {
  const { signal, emit, page, isBusy, take, refuse } = form;
  if (isBusy()) return;
  if (method?.kind !== "card") return refuse({ title: "noMethodTitle", text: "noCard" });
  take("send", { error: null });
  const saved = await save(form, method, { verify_validity: true });
  if (signal.aborted) return;
  if (!("id" in saved)) return refuse(saved);
  emit("suite-token-change", { id: saved.id, removed: false });
  if (saved.bankHtml !== null) return showBank(form, saved.bankHtml);
  if (page().navigate(method.returnUrl)) take("leave");
  else refuse(addressError());
}

/** Deletes a saved method without a question. */
async function unlink({ client, signal, state, emit, page, take, refuse }: Form, id: number): Promise<void> {
  try {
    await (await tokens()).deleteToken(client, id, { signal });
    if (signal.aborted) return;
    take("end", { deleted: state.get().deleted + 1 });
    // only after the step: the button that gets the focus is enabled again
    page().removed(id);
    emit("suite-token-change", { id, removed: true });
  } catch (cause) {
    if (!signal.aborted) refuse(serverError("deleteFailed", { cause }));
  }
}

/** Deletes a saved method; if records use it, after the visitor has confirmed the deletion. */
async function remove(form: Form, id: number): Promise<void> {
  const { client, signal, fail, take, refuse } = form;
  if (!(id > 0))
    return fail(new SuiteError("config", 'a button named delete_pm needs the id of a saved method: value="3"'));
  if (!take("send", { error: null, removal: null, removing: id })) return;
  try {
    const records = await (await tokens()).linkedRecords(client, id, { signal });
    if (signal.aborted) return;
    if (records.length === 0) return await unlink(form, id);
    take("end", { removal: { id, records } });
  } catch (cause) {
    if (!signal.aborted) refuse(serverError("deleteFailed", { cause }));
  }
}

/** Creates the store of a form that pays, and saves and deletes methods of payment. */
export function createPaymentForm(context: PaymentFormContext, awake?: ReadableAtom<boolean>) {
  const process = createPaymentProcess(context);
  const { server, state, fail, page, isBusy, take, announce, refuse } = process;
  let awaiting: Promise<void> | undefined;
  const awaitBank = (): Promise<void> =>
    (awaiting ??= import("./bank-answer.ts").then((bank) => {
      const decided = () => take("decide") && page().navigate(`${server}/payment/process`);
      return bank.awaitBank(context, page().payment, decided, awake);
    }, fail));
  const form: Form = { ...process, awaitBank };

  return {
    state,
    /** Sets the page of the form; called before all others. */
    attach(bound: PaymentPage): void {
      process.attach(bound);
      if (bound.payment.stage !== "unknown") return;
      // the element was removed while the bank asked, and inserted again
      state.change({ error: { title: "bankTitle", text: "bankClosed" } });
      void bound.tabs.claim();
      void awaitBank();
    },
    failEmpty: () =>
      fail(
        new SuiteError(
          "config",
          "nothing to pay by: no form with radio buttons named pm_id or buttons named delete_pm in it",
        ),
      ),
    /** Shows that the form cannot be enhanced: nothing of the form is sent, and each press shows this again. */
    failStart(): void {
      const error: PaymentError = { title: "setupTitle", text: "setupFailed" };
      state.change({ error });
      announce(error);
    },
    /** Shows that a press had no effect. */
    failPayment: (error: unknown): void => {
      if (!isBusy()) refuse(setupError(error));
    },
    pay: (method: Method | null) => pay(form, method),
    add: (method: Method | null) => add(form, method),
    remove: (id: number) => remove(form, id),
    /** Continues or cancels the deletion of a method that records use. */
    confirmRemoval(isConfirmed: boolean): void {
      const { removal } = state.get();
      state.change({ removal: null });
      if (removal && isConfirmed && take("send", { removing: removal.id })) void unlink(form, removal.id);
    },
    /** Removes the error: messages beside the fields name what is missing. */
    clear: () => {
      if (!isBusy()) state.change({ error: null });
    },
    setElsewhere: (isElsewhere: boolean) => state.change({ isElsewhere }),
    /** Ends the bank's page, which the policy of the page blocks. */
    blockBank(reason: string): void {
      const cause = new SuiteError("config", `the page of the bank cannot be shown: ${reason}`);
      endBank(form, { title: "bankTitle", text: page().payment.stage === "bank" ? "bankBlocked" : "addFailed", cause });
    },
    /** Ends the bank's page, which the visitor closed. */
    closeBank: () => endBank(form, { title: "bankTitle", text: "bankClosed" }),
  };
}
