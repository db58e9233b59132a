import type { TestContext } from "node:test";
import { atom } from "nanostores";
import { failures } from "#shared/i18n/en.json";
import { paymentForm } from "#shop/i18n/en.json";
import type { CardMethod, Method, PaymentPage } from "#shop/payment-form/method.ts";
import { isFree, type Payment } from "#shop/payment-form/payment.ts";
import { createPaymentForm } from "#shop/payment-form/payment-form.store.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { handCart } from "../hand-cart.ts";

const english = { ...failures, ...paymentForm };

const cardNumber = "4242 4242 4242 4242";

export const card: CardMethod = {
  kind: "card",
  acquirerId: 8,
  provider: "stripe",
  path: "/payment/stripe/s2s/create_json_3ds",
  returnUrl: "/my/payment_method",
  fields: () => ({ acquirer_id: "8", cc_number: cardNumber, cvc: "123" }),
};
export const saved: Method = { kind: "saved", acquirerId: null, provider: "", path: "" };
export const wire: Method = {
  kind: "redirect",
  acquirerId: 5,
  provider: "transfer",
  path: "/shop/payment/transaction/",
  preparation: () => ({
    acquirerId: 5,
    saveToken: false,
    accessToken: "",
    successUrl: "",
    errorUrl: "",
    callbackMethod: "",
    orderId: "",
  }),
};

interface Given {
  readonly isMine?: boolean;
  readonly leadsOn?: boolean;
  readonly isOneForm?: boolean;
  /** Payment of the order in the page. */
  readonly payment?: Payment;
}

/** Creates the store of the element, and a page that records its calls. */
export async function place(
  t: TestContext,
  { isMine = true, leadsOn = true, isOneForm = true, payment = { stage: "idle" } }: Given = {},
) {
  const suite = await handCart(t);
  const host = { ...createHost(suite.origin, {}), texts: atom(english) };
  const done: string[] = [];
  const page: PaymentPage = {
    tabs: {
      claim: () => Promise.resolve(isMine),
      release: () => void done.push("released"),
    },
    payment,
    send: (id) => !!done.push(`sent ${id ?? "what is chosen"}`),
    sendToProvider: (html, provider) => {
      if (leadsOn) done.push(`to ${provider}: ${html}`);
      return Promise.resolve(leadsOn);
    },
    sendToBank: (html) => {
      if (isOneForm) done.push(`to the bank: ${html}`);
      return Promise.resolve(isOneForm);
    },
    removed: (id) => void done.push(`removed ${id}`),
    navigate: (address) => !!done.push(`left for ${address.replace(suite.origin, "")}`),
  };
  const awake = atom(false);
  const form = createPaymentForm(host, awake);
  form.attach(page);
  const busy = () => !isFree(form.state.get().stage);
  const idle = () => until(form.state, ({ stage }) => isFree(stage));
  const said = () => {
    const { error } = form.state.get();
    return error && [error.title && english[error.title], error.refusal || english[error.text]];
  };
  t.after(host.remove);
  return { suite, host, form, payment, done, awake, busy, idle, said };
}
