import { defineWidget, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { paymentProcessing } from "../i18n/en.json";
import css from "./payment-processing.css";
import { createPaymentProcessing, events } from "./payment-processing.store.ts";
import { PaymentProcessing } from "./PaymentProcessing.tsx";

const texts = { failures, paymentProcessing };

export default defineWidget({
  tag: "suite-payment-processing",
  area: "shop",
  summary: "Follows the visitor's payments and leads on as soon as one is decided",
  example: "<suite-payment-processing></suite-payment-processing>",
  differences: ["The suite is not asked while the page is hidden, since no visitor sees the response."],
  attributes: {
    contactHref: text({ default: "/contactus", doc: "Where visitors ask about a payment that the suite cannot find" }),
  },
  events,
  states: {
    loading: "The suite has not told of any payment yet",
    error: "The last call failed, or something went wrong in the suite; it is asked again by itself",
  },
  parts: {
    waiting: "The sentence that asks to wait",
    spinner: "The loading indicator in it",
    missing: "What stands there where the suite knows of no payment",
    contact: "The link to ask about it",
    group: "Payments in similar states",
    heading: "What these have in common",
    transaction: "One payment",
    amount: "How much it is",
    content: "What its provider says of it",
    link: "The link to where it leads",
    failure: "The sentence about what failed",
    retry: "The button that asks again at once",
    details: "What the suite says of its own failure",
    status: "What screen readers are told",
  },
  box: { display: "block", minBlockSize: "11em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // the place that the built-in script fills
  adopts: { selector: ".o_payment_processing" },
  rare: true,
  budget: 2.6,
  store: createPaymentProcessing,
  component: PaymentProcessing,
});
