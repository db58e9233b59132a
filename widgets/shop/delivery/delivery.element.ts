import { defineWidget, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { builtInPayButton } from "../common/checkout/pay-button.ts";
import { delivery } from "../i18n/en.json";
import { bind } from "./delivery.bind.ts";
import css from "./delivery.css";
import { createDelivery, events } from "./delivery.store.ts";
import { Delivery } from "./Delivery.tsx";

const texts = { failures, delivery };

export default defineWidget({
  tag: "suite-delivery",
  area: "shop",
  summary: "Lets a visitor choose how the order is delivered; the page's amounts follow",
  example: `<suite-delivery>
  <fieldset>
    <legend>Delivery</legend>
    <label><input type="radio" name="delivery_type" value="1"> Parcel to your door <span class="badge">29.00</span></label>
    <label><input type="radio" name="delivery_type" value="2"> Carried up and put together <span class="badge">79.00</span></label>
  </fieldset>
</suite-delivery>`,
  attributes: {
    for: text({
      default: builtInPayButton,
      doc: "Id of the button that pays: disabled until the suite has confirmed a carrier",
    }),
  },
  events,
  states: {
    busy: "The suite is asked",
    refused: "The suite does not deliver the order in that way",
    error: "The last call failed; the element says so",
  },
  parts: {
    failure: "The sentence about a failed call, or why the order cannot be delivered in that way",
    retry: "The button that tries again",
    spinner: "The loading indicator",
    status: "That something has to be chosen; then what screen readers are told",
  },
  slots: {
    "": "Radio buttons named delivery_type whose values are ids of carriers, each in a label or list item, with its price in an element of class badge where wanted; or the suite's own markup. Amounts of the order stand anywhere in the page, in elements with data-amount: delivery, untaxed, taxes, total",
  },
  needsContent: true,
  box: { display: "block" },
  // a part of it is what other areas use too, in files of their own
  budget: 4,
  waiting: '&:not(:has(:checked))::after{content:"";display:block;block-size:1.5em}',
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // the carriers of the suite's payment page; the id occurs twice there
  adopts: { selector: "#delivery_carrier:has([name=delivery_type])" },
  enhances: true,
  rare: true,
  store: createDelivery,
  component: Delivery,
  bind,
});
