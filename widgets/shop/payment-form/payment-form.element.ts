import { defineWidget, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { paymentForm } from "../i18n/en.json";
import css from "./payment-form.css";
import pageCss from "./payment-form.page.css";
import { createPaymentForm } from "./payment-form.store.ts";
import { events } from "./payment-process.ts";
import { PaymentForm } from "./PaymentForm.tsx";

const texts = { failures, paymentForm };

export default defineWidget({
  tag: "suite-payment-form",
  area: "shop",
  summary:
    "Lets visitors pay by a saved card, a new card or a provider's page, and saves and deletes their methods of payment",
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
    "A page that the browser restores from its history is reloaded, since the order may be paid meanwhile; other pages are reloaded only with data-bfcache, since reloading loses typed text.",
    "The number of a card is never posted to the shop with its form, since the shop needs only the saved card.",
    "The bank's question is shown in a sandboxed frame instead of the page's own document, since its scripts could read the page otherwise.",
  ],
  attributes: {},
  events,
  states: {
    busy: "A call is running",
    elsewhere: "Another tab pays the order",
    bank: "The bank asks the holder of the card a question",
    refused: "The payment failed: the provider refused it, or a value is missing",
    error: "The last call failed; the element shows a message",
  },
  parts: {
    failure: "Error message, or message that another tab pays",
    retry: "Button that reloads the page if another tab pays or the bank's page was closed",
    dialog: "Dialog with the bank's question, or with the records that use a saved method",
    bank: "Frame with the bank's page",
    records: "List of the records that use a saved method",
    confirm: "Button that deletes the saved method",
    cancel: "Button that keeps the saved method",
    close: partDocs.close,
    status: partDocs.status,
  },
  slots: {
    "": "A form with radio buttons named pm_id: radio buttons with data-s2s-payment accept a card, those with data-form-payment lead to a provider, other values are ids of saved methods. The fields of a provider are in an element with the same data-acquirer-id; data-create-route in that element and the field prepare_tx_url contain the suite's routes. Buttons named delete_pm delete the method of their value; a button named add_pm saves a card without paying. Or the suite's own form",
  },
  needsContent: true,
  box: { display: "block" },
  budget: 9.2,
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  pageStyles: [pageCss],
  // the suite's form that pays, and the one that manages saved methods
  adopts: { selector: "form.o_payment_form" },
  enhances: true,
  rare: true,
  store: createPaymentForm,
  component: PaymentForm,
});
