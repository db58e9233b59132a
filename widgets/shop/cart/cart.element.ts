import { defineWidget } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import emptyCartCss from "../common/lists/empty-cart.css";
import noticeCss from "../common/lists/notice.css";
import { cart, emptyCart, shop } from "../i18n/en.json";
import css from "./cart.css";
import { createCart, events } from "./cart.store.ts";
import { Cart } from "./Cart.tsx";

const texts = { failures, shop, emptyCart, cart };

export default defineWidget({
  tag: "suite-cart",
  area: "shop",
  summary: "Brings the lines of the cart in the page to life: quantities, removal, accessories, totals",
  example: `<suite-cart>
  <table>
    <tr data-line-id="" data-product-id="151">
      <th scope="row">A chair</th>
      <td><button type="button" name="minus" aria-label="One less">−</button><input name="quantity" size="3" value="1" aria-label="Quantity"><button type="button" name="plus" aria-label="One more">+</button></td>
      <td><button type="button" name="remove">Remove</button></td>
    </tr>
  </table>
</suite-cart>`,
  attributes: {},
  events,
  states: { busy: "A change is on its way", error: "The last call failed; the element says so" },
  parts: {
    warning: "What the suite has to say",
    dismiss: "Closes that",
    empty: "What stands there while nothing is in the cart",
    shop: "The link to the shop in it",
    failure: "The sentence about a failed call",
    retry: "The button that tries again",
    spinner: "The loading indicator",
    status: "What screen readers are told",
  },
  slots: {
    "": "The lines: rows with data-line-id (empty: the line of the product) and data-product-id, in them a field named quantity and, where wanted, buttons named plus, minus and remove; or the suite's own markup",
  },
  needsContent: true,
  budget: 12.7,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, toolCss, noticeCss, emptyCartCss, css],
  // the built-in page /shop/cart. Its column stays one of the page's grid
  adopts: { selector: ".oe_cart:has(.js_cart_lines)", place: "inside" },
  enhances: true,
  rare: true,
  store: createCart,
  component: Cart,
});
