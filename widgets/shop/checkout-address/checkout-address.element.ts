import { defineWidget, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { checkoutAddress } from "../i18n/en.json";
import { bind } from "./checkout-address.bind.ts";
import css from "./checkout-address.css";
import { createCheckoutAddress, events } from "./checkout-address.store.ts";
import { CheckoutAddress } from "./CheckoutAddress.tsx";

const texts = { failures, checkoutAddress };

export default defineWidget({
  tag: "suite-checkout-address",
  area: "shop",
  summary:
    "Enhances the form of an address: fields and states by country, errors beside their fields, choice of the shipping address",
  example: `<suite-checkout-address>
  <form action="/shop/address" method="post">
    <p><label>Name <input name="name"></label></p>
    <p><label>Email <input name="email" type="email"></label></p>
    <p><label>Phone <input name="phone" type="tel"></label></p>
    <p><label>Street <input name="street"></label></p>
    <p><label>City <input name="city"></label></p>
    <p><label>Zip code <input name="zip"></label></p>
    <p><label>Country
      <select name="country_id">
        <option value="">Choose a country</option>
        <option value="75">France</option>
        <option value="233">United States</option>
      </select>
    </label></p>
    <p hidden><label>State <select name="state_id"></select></label></p>
    <input type="hidden" name="submitted" value="1">
    <input type="hidden" name="partner_id" value="-1">
    <input type="hidden" name="use_same" value="1">
    <input type="hidden" name="field_required" value="phone,name">
    <button>Next</button>
  </form>
</suite-checkout-address>`,
  attributes: {},
  events,
  states: {
    busy: "The format of a country is being loaded, or a choice is being saved",
    error: "The last call failed; the element shows a message",
  },
  parts: {
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: partDocs.status,
  },
  slots: {
    "": "Form of an address with the suite's names of fields: name, email (of a billing address only), phone, company_name, street, street2, city, zip, country_id, state_id, use_same, field_required; .ship_to_other is shown while use_same is off. Or the suite's own form, or its cards of addresses",
  },
  needsContent: true,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // the form of an address, and the cards to choose from: inside, since both must remain children of the page's grid
  adopts: { selector: ".checkout_autoformat,.oe_cart:has(.one_kanban)", place: "inside" },
  enhances: true,
  rare: true,
  budget: 2.7,
  store: createCheckoutAddress,
  component: CheckoutAddress,
  bind,
});
