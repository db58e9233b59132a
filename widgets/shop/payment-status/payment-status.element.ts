import { defineWidget, integer } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { paymentStatus } from "../i18n/en.json";
import css from "./payment-status.css";
import { createPaymentStatus, events } from "./payment-status.store.ts";
import { PaymentStatus } from "./PaymentStatus.tsx";

const texts = { failures, paymentStatus };

export default defineWidget({
  tag: "suite-payment-status",
  area: "shop",
  summary: "Says how the payment of the visitor's last order is, and follows it until it is decided",
  example: '<suite-payment-status data-order-id="7"></suite-payment-status>',
  differences: ["The suite is not asked while the page is hidden, since no visitor sees the response."],
  attributes: {
    orderId: integer({ required: true, doc: "Database id of the visitor's last order" }),
  },
  events,
  states: {
    loading: "The suite has not answered yet",
    pending: "The payment is still to be confirmed",
    unconfirmed: "It was asked about twenty times, and is still to be confirmed",
    error: "The last call failed",
  },
  parts: {
    content: "What the suite says of the payment",
    warning: "What stands there when the confirmation takes long",
    failure: "The sentence about a failed call",
    retry: "The button that asks again",
    spinner: "The loading indicator in it",
    status: "What screen readers are told",
  },
  slots: { "": "What is known of the payment already: it stays until the suite says something else" },
  box: { display: "block", minBlockSize: "3.125em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // the block of the confirmation page
  adopts: { selector: ".oe_website_sale_tx_status[data-order-id]", attributes: { orderId: "data-order-id" } },
  rare: true,
  store: createPaymentStatus,
  component: PaymentStatus,
});
