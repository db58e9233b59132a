import { defineWidget, integer, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { failureCss } from "#shared/ui/index.ts";
import { orderLines } from "../i18n/en.json";
import { createOrderLines, events } from "./order-lines.store.ts";
import { OrderLines } from "./OrderLines.tsx";

const texts = { failures, orderLines };

export default defineWidget({
  tag: "suite-order-lines",
  area: "portal",
  summary: "Lets a customer change the quantities of an order before it is signed",
  example: `<suite-order-lines data-order-id="45" data-access-token="5b0e7d52-7a3c-4c35-8f7d-4d0f45c0a145">
  <p data-line-id="1">
    <label>Cushions <input name="quantity" value="2" size="3"></label>
    <button type="button" name="plus">One more</button>
    <button type="button" name="minus">One less</button>
  </p>
</suite-order-lines>`,
  differences: [
    "A quantity below zero is refused, since the suite would take it and the order would owe the customer money.",
  ],
  attributes: {
    orderId: integer({ doc: "Database id of the order; the one in the first link of the suite's, unless given" }),
    accessToken: text({
      doc: "Of the order, for visitors who are not signed in; unless given, that of the suite's links",
    }),
  },
  events,
  states: {
    busy: "The suite is asked to change a line",
    error: "That failed: the quantity is as it was, and the element says so",
  },
  parts: {
    failure: "The sentence about what failed",
    status: "What screen readers are told",
  },
  slots: {
    "": "Rows `[data-line-id]` with `input[name=quantity]` and buttons named `plus`, `minus`, `remove`; or the suite's own table. A quantity that is typed is a whole number from 0: nothing else is sent, the suite would add one",
  },
  needsContent: true,
  box: { display: "block" },
  budget: 4.2,
  texts,
  styles: [failureCss],
  // the table of an order with lines that its customer may change
  adopts: { selector: "table:has(a.js_update_line_json)" },
  enhances: true,
  rare: true,
  store: createOrderLines,
  component: OrderLines,
});
