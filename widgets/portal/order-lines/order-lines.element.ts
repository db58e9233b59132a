import { defineWidget, integer, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { bindsContent, loadedDocs, sourceAttribute } from "#shared/loaded/index.ts";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { orderLines } from "../i18n/en.json";
import { bind, loads } from "./order-lines.bind.ts";
import pageCss from "./order-lines.page.css";
import { createOrderLines, events } from "./order-lines.store.ts";
import { OrderLines } from "./OrderLines.tsx";

const texts = { failures, orderLines };

export default defineWidget({
  tag: "suite-order-lines",
  area: "portal",
  summary:
    "Lines of an order, from the suite's page or in a table of the page: lets a customer change quantities before the order is signed",
  example: `<suite-order-lines data-order-id="45" data-access-token="5b0e7d52-7a3c-4c35-8f7d-4d0f45c0a145">
  <p data-line-id="1">
    <label>Cushions <input name="quantity" value="2" size="3"></label>
    <button type="button" name="plus">One more</button>
    <button type="button" name="minus">One less</button>
  </p>
</suite-order-lines>`,
  differences: [
    "A quantity below zero is refused: the suite would accept it, and the order would owe the customer money.",
  ],
  attributes: {
    orderId: integer({
      doc: "Database id of the order, which an element without lines loads; by default the id in the first link of the suite",
    }),
    accessToken: text({
      doc: "Access token of the order, for visitors who are not signed in; by default the token in the links of the suite",
    }),
    src: sourceAttribute,
  },
  events,
  states: {
    ...loadedDocs.states,
    busy: "A change is being sent",
    error: "The change failed: the quantity is restored, and a message is shown",
  },
  parts: {
    ...loadedDocs.parts,
    lines: "List of the lines of a loaded order",
    name: "Name of a product in a loaded order",
    note: "Heading or note between the lines of a loaded order",
    price: "Amount of a line of a loaded order",
    totals: "Table of the amounts of a loaded order",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: partDocs.status,
  },
  slots: {
    "": "Rows `[data-line-id]` with `input[name=quantity]` and buttons named `plus`, `minus`, `remove`; or the suite's own table. A typed quantity is a whole number from 0; other text is not sent, since the suite would add one",
  },
  box: { display: "block" },
  // 4.4 before elements without lines
  budget: 5.6,
  texts,
  styles: [spinnerCss, buttonCss, failureCss],
  pageStyles: [pageCss],
  // the table of an order with lines that the customer may change
  adopts: { selector: "table:has(a.js_update_line_json)" },
  enhances: true,
  rare: true,
  store: createOrderLines,
  component: OrderLines,
  methods: loadedDocs.methods,
  bind: bindsContent(loads, bind),
});
