import { defineWidget, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { bindsContent, loadedDocs } from "#shared/loaded/index.ts";
import { buttonCss, failureCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import emptyCartCss from "../common/lists/empty-cart.css";
import noticeCss from "../common/lists/notice.css";
import { cart, emptyCart, shop } from "../i18n/en.json";
import { bind, loads } from "./cart.bind.ts";
import { createCart, events } from "./cart.store.ts";
import { Cart } from "./Cart.tsx";

const texts = { failures, shop, emptyCart, cart };

export default defineWidget({
  tag: "suite-cart",
  area: "shop",
  summary:
    "The visitor's cart, from the suite's page or in lines of the page: quantities, removal, accessories, totals, code of a discount, checkout",
  example: `<suite-cart>
  <table>
    <tr data-line-id="" data-product-id="151">
      <th scope="row">A chair</th>
      <td><button type="button" name="minus" aria-label="One less">−</button><input name="quantity" size="3" value="1" aria-label="Quantity"><button type="button" name="plus" aria-label="One more">+</button></td>
      <td><button type="button" name="remove">Remove</button></td>
    </tr>
  </table>
</suite-cart>`,
  attributes: {
    show: text({
      default: "lines totals coupon checkout",
      doc: "Parts of a loaded cart that are shown, with spaces between them",
    }),
  },
  events,
  states: {
    ...loadedDocs.states,
    empty: "True while a cart without lines in the element is empty",
    busy: "A change is being saved",
    error: "The last call failed; the element shows a message",
  },
  parts: {
    ...loadedDocs.parts,
    lines: "List of the lines of a loaded cart",
    suggestions: "List of suggested accessories of a loaded cart",
    picture: "Picture of a product in a loaded cart",
    name: "Name of a product in a loaded cart",
    note: "Description, option or message of a line in a loaded cart",
    price: "Price of a product in a loaded cart",
    totals: "Table of the amounts of a loaded cart",
    coupon: "Code of a discount for a loaded cart",
    checkout: "Link to the checkout of a loaded cart",
    warning: "Message of the suite about a change",
    dismiss: "Button that closes the message of the suite",
    empty: "Block that is shown while the cart is empty",
    shop: "Link to the shop in the block of an empty cart",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: partDocs.status,
  },
  slots: {
    "": "Lines of the cart: rows with data-line-id (empty: the line of the product) and data-product-id, each with a field named quantity and optional buttons named plus, minus and remove; elements with data-product-id that have a button named add; or the suite's own markup",
  },
  budget: 14.8,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, toolCss, noticeCss, emptyCartCss],
  // the built-in page /shop/cart: inside of the column, which must remain a child of the page's grid
  adopts: { selector: ".oe_cart:has(.js_cart_lines)", place: "inside" },
  enhances: true,
  rare: true,
  store: createCart,
  component: Cart,
  methods: loadedDocs.methods,
  bind: bindsContent(loads, bind),
});
