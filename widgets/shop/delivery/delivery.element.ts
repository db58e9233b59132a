import { defineWidget, partDocs, text } from "#shared/element/index.ts";
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
  summary: "Lets visitors choose the carrier of the order, and updates the amounts of the page",
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
      doc: "Id of the Pay button, which is disabled until the suite has confirmed a carrier",
    }),
  },
  events,
  states: {
    busy: "The chosen carrier is being sent to the suite",
    refused: "The chosen carrier does not deliver the order",
    error: "The last call failed; the element shows a message",
  },
  parts: {
    failure: "Error message of the failed call, or reason why the carrier does not deliver the order",
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: "Request to choose a carrier; after the choice a live region for screen readers",
  },
  slots: {
    "": "Radio buttons named delivery_type whose values are ids of carriers, each in a label or list item, with an optional price in an element of class badge; or the suite's own markup. Amounts of the order may be anywhere in the page, in elements with data-amount: delivery, untaxed, taxes, total",
  },
  needsContent: true,
  box: { display: "block" },
  // includes code that other areas share
  budget: 4,
  waiting: '&:not(:has(:checked))::after{content:"";display:block;block-size:1.5em}',
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  // the carriers of the suite's payment page, where the id occurs twice
  adopts: { selector: "#delivery_carrier:has([name=delivery_type])" },
  enhances: true,
  rare: true,
  store: createDelivery,
  component: Delivery,
  bind,
});
