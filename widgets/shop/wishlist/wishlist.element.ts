import { defineWidget, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { bindsContent, loadedDocs } from "#shared/loaded/index.ts";
import { buttonCss, failureCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import emptyCartCss from "../common/lists/empty-cart.css";
import noticeCss from "../common/lists/notice.css";
import { emptyCart, shop, wishlist } from "../i18n/en.json";
import { bind, loads } from "./wishlist.bind.ts";
import { createWishlist, events } from "./wishlist.store.ts";
import { Wishlist } from "./Wishlist.tsx";

const texts = { failures, shop, emptyCart, wishlist };

export default defineWidget({
  tag: "suite-wishlist",
  area: "shop",
  summary: "The visitor's wishlist, from the suite's page or in rows of the page: removal, and the move to the cart",
  example: `<suite-wishlist>
  <label><input type="checkbox" name="keep"> Keep it here when I add it to my cart</label>
  <ul>
    <li data-wish-id="1" data-product-id="151">A chair <button type="button" name="add">Add to Cart</button> <button type="button" name="remove">Remove</button></li>
  </ul>
</suite-wishlist>`,
  attributes: {},
  events,
  states: {
    ...loadedDocs.states,
    empty: "True while a wishlist without rows in the element is empty",
    busy: "True while a product is on its way to the cart",
    error: "True after a failed call",
  },
  parts: {
    ...loadedDocs.parts,
    list: "List of the products of a loaded wishlist",
    picture: "Picture of a product in a loaded wishlist",
    name: "Name of a product in a loaded wishlist",
    description: "Description of a product in a loaded wishlist",
    price: "Price of a product in a loaded wishlist",
    empty: "Block that is shown while the wishlist is empty",
    shop: "Link to the shop in the block of an empty wishlist",
    warning: "Warning of the suite",
    dismiss: "Button that closes the warning",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: partDocs.status,
  },
  slots: {
    "": "Rows: elements with data-wish-id and data-product-id that contain buttons named add and remove; a checkbox named keep anywhere; or the suite's own markup",
  },
  budget: 9.65,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, toolCss, noticeCss, emptyCartCss],
  // the built-in page /shop/wishlist
  adopts: { selector: ".wishlist-section" },
  enhances: true,
  rare: true,
  store: createWishlist,
  component: Wishlist,
  methods: loadedDocs.methods,
  bind: bindsContent(loads, bind),
});
