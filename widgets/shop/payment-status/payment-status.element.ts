import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
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
  summary: "Shows the status of the payment of the visitor's last order, and updates it until the payment is decided",
  example: '<suite-payment-status data-order-id="7"></suite-payment-status>',
  differences: ["No calls are sent while the page is hidden, since no visitor sees the response."],
  attributes: {
    orderId: integer({ required: true, doc: "Database id of the visitor's last order" }),
  },
  events,
  states: {
    loading: "The status is being loaded",
    pending: "The payment is not confirmed yet",
    unconfirmed: "The payment is not confirmed after twenty calls",
    error: "The last call failed",
  },
  parts: {
    content: "Message of the suite about the payment",
    warning: "Message that the confirmation takes long",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: partDocs.status,
  },
  slots: { "": "Known status of the payment, which is shown until the suite returns another one" },
  box: { display: "block", minBlockSize: "3.125em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // the block of the confirmation page
  adopts: { selector: ".oe_website_sale_tx_status[data-order-id]", attributes: { orderId: "data-order-id" } },
  rare: true,
  store: createPaymentStatus,
  component: PaymentStatus,
});
