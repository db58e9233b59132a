import type { Adoption } from "#shared/element/index.ts";

/** The table of an order with lines that its customer may change (behaviour/portal.md item 56; pages/portal_order_with_option_added). */
export default {
  tag: "suite-order-lines",
  selector: "table:has(a.js_update_line_json)",
} satisfies Adoption;
