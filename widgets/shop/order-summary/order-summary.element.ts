import { defineWidget } from "#shared/element/index.ts";
import { bind } from "./order-summary.bind.ts";

export default defineWidget({
  tag: "suite-order-summary",
  area: "shop",
  summary: "Updates the amounts of an order when the visitor chooses another carrier",
  example: `<suite-order-summary>
  <details>
    <summary>Your order: $ <span data-amount="total">1,119.00</span></summary>
    <dl>
      <dt>Delivery</dt>
      <dd>$ <span data-amount="delivery">29.00</span></dd>
      <dt>Subtotal</dt>
      <dd>$ <span data-amount="untaxed">1,119.00</span></dd>
      <dt>Taxes</dt>
      <dd>$ <span data-amount="taxes">0.00</span></dd>
    </dl>
  </details>
</suite-order-summary>`,
  attributes: {},
  slots: {
    "": "Amounts of the order in elements with data-amount: delivery, untaxed, taxes, total; or the suite's own markup, whose toggle and link for a discount code are enhanced",
  },
  needsContent: true,
  box: { display: "block" },
  texts: {},
  styles: [],
  // the order beside the last steps of the checkout
  adopts: { selector: ".card:has(> .card-body > .toggle_summary_div)" },
  enhances: true,
  rare: true,
  budget: 3.1,
  store: () => ({}),
  bind,
});
