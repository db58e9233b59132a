import { defineWidget, partDocs, text } from "#shared/element/index.ts";
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
  summary: "Shows the state of the visitor's payments, and navigates to the next page once a payment is decided",
  example: "<suite-payment-processing></suite-payment-processing>",
  differences: ["No calls are sent while the page is hidden, since no visitor sees the response."],
  attributes: {
    contactHref: text({
      default: "/contactus",
      doc: "Address of the page where visitors ask about a payment that the suite cannot find",
    }),
  },
  events,
  states: {
    loading: "No payment has been received yet",
    error: "The last call failed, or the suite returned an exception; the call is repeated automatically",
  },
  parts: {
    waiting: "Message that asks the visitor to wait",
    spinner: partDocs.spinner,
    missing: "Block that is shown if the suite has no payment",
    contact: "Link to the page where visitors ask about a missing payment",
    group: "Group of payments in similar states",
    heading: "Heading of a group of payments",
    transaction: "Row of a payment",
    amount: "Amount of a payment",
    content: "Message of the provider about a payment",
    link: "Link to the next page of a payment",
    failure: partDocs.failure,
    retry: "Button that repeats the call at once",
    details: "Message of an exception of the suite",
    status: partDocs.status,
  },
  box: { display: "block", minBlockSize: "11em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // the block that the built-in script fills
  adopts: { selector: ".o_payment_processing" },
  rare: true,
  budget: 2.6,
  store: createPaymentProcessing,
  component: PaymentProcessing,
});
