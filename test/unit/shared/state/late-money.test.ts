// Loaded in advance, so that stores use it without waiting.
import "#shop/optional-products/order.ts";
import { describe, type TestContext } from "node:test";
import { atom } from "nanostores";
import type { OrderLinesEnv } from "#portal/order-lines/order-lines.env.ts";
import { createOrderLines } from "#portal/order-lines/order-lines.store.ts";
import { failures } from "#shared/i18n/en.json";
import { createCheckoutAddress } from "#shop/checkout-address/checkout-address.store.ts";
import { createDelivery } from "#shop/delivery/delivery.store.ts";
import { paymentForm as ownTexts } from "#shop/i18n/en.json";
import { createOptionChoices, type OptionChoicesOptions } from "#shop/optional-products/option-choices.ts";
import { createOptionalProducts } from "#shop/optional-products/optional-products.store.ts";
import type { PaymentPage } from "#shop/payment-form/method.ts";
import { createPaymentForm, type PaymentFormStore } from "#shop/payment-form/payment-form.store.ts";
import { createPaymentProcessing } from "#shop/payment-processing/payment-processing.store.ts";
import { createPaymentStatus } from "#shop/payment-status/payment-status.store.ts";
import { createProduct } from "#shop/product/product.store.ts";
import { followedPage } from "#test/unit/shop/followed.ts";
import { card, wire } from "#test/unit/shop/payment-form/place.ts";
import { offer, productProps, wire as variant } from "#test/unit/shop/product/block.ts";
import { endsWithElement, keepsNewest, type Late, readsAnything } from "./ordered.ts";

const english = { ...failures, ...ownTexts };

/** Start of a read for stores that read without a call. */
const itself = () => {};

const product: Late = {
  place(t) {
    const page = followedPage(t, productProps);
    const store = createProduct(page.host);
    store.offer(offer);
    const choose = (combination: number[], value: number) =>
      store.choose({ combination, productId: 11, quantity: 1 }, value);
    const second = async () => {
      choose([1, 4], 4);
      await page.pass(500);
    };
    return { ...page, ...store, ask: [() => choose([1, 3], 3), second] };
  },
  answers: [variant(13), variant(14)],
};

const status: Late = {
  place(t) {
    const page = followedPage(t, { orderId: 1 });
    const store = createPaymentStatus(page.host, page.awake);
    return { ...page, ...store, ask: [itself, () => page.host.props.set({ orderId: 2 })] };
  },
  answers: [
    { recall: true, message: "<p>first</p>" },
    { recall: false, message: "<p>second</p>" },
  ],
};

const processing: Late = {
  place(t) {
    const page = followedPage(t, { contactHref: "" });
    return { ...page, ...createPaymentProcessing(page.host, page.awake), ask: [itself] };
  },
  answers: [
    {
      success: true,
      transactions: [
        {
          reference: "SO056-3",
          state: "done",
          return_url: "/shop/payment/validate",
          is_processed: true,
          state_message: false,
          message_to_display: null,
          amount: 85,
          currency: "USD",
          acquirer_provider: "stripe",
        },
      ],
    },
  ],
};

const country: Late = {
  place(t) {
    const page = followedPage(t, {});
    const store = createCheckoutAddress(page.host);
    const follow = (id: string) => async () => {
      store.follow(id);
      await page.pass(500);
    };
    return { ...page, ...store, ask: [follow("1"), follow("2")] };
  },
  answers: [
    { fields: ["zip"], states: [] },
    { fields: ["city"], states: [] },
  ],
};

const delivery: Late = {
  place(t) {
    const page = followedPage(t, {});
    const store = createDelivery(page.host);
    return { ...page, ...store, ask: [() => store.choose("2")] };
  },
  answers: [
    {
      status: true,
      error_message: false,
      carrier_id: 2,
      new_amount_delivery: "9.00",
      new_amount_untaxed: "100.00",
      new_amount_tax: "5.00",
      new_amount_total: "105.00",
    },
  ],
};

const orderLines: Late = {
  place(t) {
    const page = followedPage(t, { orderId: undefined, accessToken: "", src: "" });
    const done: unknown[] = [];
    const paper: OrderLinesEnv = {
      show: (_, { quantity }) => Promise.resolve(void done.push(quantity)),
      quantity: () => NaN,
      putBack: () => void done.push("back"),
      reload: () => void done.push("reload"),
    };
    const store = createOrderLines(page.host);
    const change = () => store.change({ orderId: 39, lineId: 66, token: "" }, "plus", paper);
    return { ...page, ...store, done, ask: [change] };
  },
  answers: [{ order_line_product_uom_qty: "2.0", order_amount_total: "42.00" }],
};

/** Form on a page that records its submissions. */
function paymentForm(act: (form: PaymentFormStore) => unknown): Late["place"] {
  return (t: TestContext) => {
    const page = followedPage(t, {});
    const done: string[] = [];
    const goOn = (html: string) => {
      done.push(html);
      return Promise.resolve(true);
    };
    const paper: PaymentPage = {
      tabs: { claim: () => Promise.resolve(true), release: () => {} },
      payment: { stage: "idle" },
      send: (id) => !!done.push(`sent ${id}`),
      sendToProvider: goOn,
      sendToBank: goOn,
      removed: (id) => void done.push(`removed ${id}`),
      navigate: (address) => !!done.push(address),
    };
    const form = createPaymentForm({ ...page.host, texts: atom(english) }, page.awake);
    form.attach(paper);
    return { ...page, ...form, done, ask: [() => act(form)] };
  };
}

/** Product with options: one without options would be added to the cart at once. */
const optionalProducts: Late = {
  place(t) {
    const page = followedPage(t, { productId: 90, quantity: 2 });
    const browser = { read: () => Promise.resolve([]), hasToken: () => false };
    const load = () => Promise.resolve((parts: OptionChoicesOptions) => createOptionChoices(parts, browser));
    const store = createOptionalProducts({ ...page.host, lang: "en-US" }, load);
    return { ...page, ...store, ask: [() => store.open()] };
  },
  answers: [""],
};

describe("late answers about money", () => {
  keepsNewest("product", product);
  keepsNewest("payment-status", status);
  keepsNewest("checkout-address", country);
  for (const [subject, late] of Object.entries({ product, status, country, delivery, orderLines, processing }))
    readsAnything(subject, late);
  endsWithElement("product", product);
  endsWithElement("payment-status", status);
  endsWithElement("checkout-address", country);
  endsWithElement("optional-products", optionalProducts);
  endsWithElement("payment-processing", processing);
  endsWithElement("delivery", delivery);
  endsWithElement("order-lines", orderLines);
  endsWithElement("payment-form that prepares a payment", {
    place: paymentForm((form) => form.pay(wire)),
    answers: ["<form></form>"],
  });
  endsWithElement("payment-form that pays by a card", { place: paymentForm((form) => form.pay(card)), answers: [3] });
  endsWithElement("payment-form that saves a card", { place: paymentForm((form) => form.add(card)), answers: [3] });
  endsWithElement("payment-form that asks what uses a card", {
    place: paymentForm((form) => form.remove(3)),
    answers: [{}],
  });
  endsWithElement("payment-form that deletes a card", {
    place: paymentForm((form) => {
      form.state.change({ removal: { id: 3, records: [] } });
      form.confirmRemoval(true);
    }),
    answers: [true],
  });
});
