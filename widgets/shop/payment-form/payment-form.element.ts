import { defineWidget } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { paymentForm } from "../i18n/en.json";
import css from "./payment-form.css";
import { createPaymentForm } from "./payment-form.store.ts";
import { events } from "./payment-process.ts";
import { PaymentForm } from "./PaymentForm.tsx";

const texts = { failures, paymentForm };

export default defineWidget({
  tag: "suite-payment-form",
  area: "shop",
  summary: "Lets a visitor pay by a saved card, a new one or a provider's own page, and keeps their methods of payment",
  example: `<suite-payment-form>
  <form action="/shop/payment/token" method="post">
    <input type="hidden" name="prepare_tx_url" value="/shop/payment/transaction/">
    <p><label><input type="radio" name="pm_id" value="form_5" data-acquirer-id="5" data-form-payment checked> Wire transfer</label></p>
    <p><label><input type="radio" name="pm_id" value="new_8" data-acquirer-id="8" data-s2s-payment> Card</label></p>
    <fieldset data-acquirer-id="8" hidden>
      <legend>Your card</legend>
      <input type="hidden" name="data_set" data-create-route="/payment/stripe/s2s/create_json_3ds">
      <input type="hidden" name="acquirer_id" value="8">
      <input type="hidden" name="cc_brand">
      <p><label>Card number <input name="cc_number" required></label></p>
      <p><label>Cardholder name <input name="cc_holder_name" required></label></p>
      <p><label>Expires (MM / YY) <input name="cc_expiry" required></label></p>
      <p><label>CVC <input name="cc_cvc" required></label></p>
    </fieldset>
    <button id="pay">Pay now</button>
  </form>
</suite-payment-form>`,
  differences: [
    "A page that the browser brings back from its history is loaded again, since the order may be paid by then; other pages are so only where data-bfcache asks for it, since that loses what visitors have typed.",
    "The number of a card is never posted to the shop with its form, since the shop needs no more than the saved card.",
    "The bank's question is shown in a sandboxed frame in place of the page's own document, since its scripts could read the page otherwise.",
  ],
  attributes: {},
  events,
  states: {
    busy: "A payment is on its way",
    elsewhere: "Another tab pays the order",
    bank: "The holder of the card is asked by the bank",
    refused: "The payment did not come about: the provider refuses it, or something is missing",
    error: "The last call failed; the element says so",
  },
  parts: {
    failure: "The sentence about what failed, or that another tab pays",
    retry: "The button that reloads the page if another tab pays or the bank's page was closed",
    dialog: "The bank's question, or what a saved method is used by",
    bank: "The frame with the bank's page",
    records: "What a saved method is used by",
    confirm: "The button that deletes it all the same",
    cancel: "The button that keeps it",
    close: "The button that closes the dialog",
    status: "What screen readers are told",
  },
  slots: {
    "": "A form with radio buttons named pm_id: those with data-s2s-payment take a card, those with data-form-payment lead to a provider, others are saved methods by their id. What belongs to a provider stands in an element with the same data-acquirer-id; data-create-route in it and the field prepare_tx_url name the suite's routes. Buttons named delete_pm delete the method in their value; a button named add_pm saves a card without paying. Or the suite's own form",
  },
  needsContent: true,
  box: { display: "block" },
  budget: 9.0,
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // the form by which a payment is made or methods are kept
  adopts: { selector: "form.o_payment_form" },
  enhances: true,
  rare: true,
  store: createPaymentForm,
  component: PaymentForm,
});
