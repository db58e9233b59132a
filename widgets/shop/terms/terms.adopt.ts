import type { Adoption } from "#shared/element/index.ts";

const checkbox = "> #checkbox_cgv";

/**
 * The checkbox of the suite's payment page (behaviour/shop-cart-checkout.md item 41), with its label: the page's style sheet draws the one by the
 * other, as neighbours, and what the element says is no part of the checkbox's name.
 */
export default {
  tag: "suite-terms",
  selector: `:not(label,suite-terms):has(${checkbox}),:not(label,suite-terms):has(> label ${checkbox})`,
  place: "inside",
} satisfies Adoption;
