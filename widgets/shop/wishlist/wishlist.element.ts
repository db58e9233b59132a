import { defineWidget } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import noticeCss from "../common/lists/notice.css";
import { shop, wishlist } from "../i18n/en.json";
import css from "./wishlist.css";
import { createWishlist, events } from "./wishlist.store.ts";
import { Wishlist } from "./Wishlist.tsx";

const texts = { failures, shop, wishlist };

export default defineWidget({
  tag: "suite-wishlist",
  area: "shop",
  summary: "Brings the rows of the wishlist in the page to life: removal, and the way to the cart",
  example: `<suite-wishlist>
  <label><input type="checkbox" name="keep"> Keep it here when I add it to my cart</label>
  <ul>
    <li data-wish-id="1" data-product-id="151">A chair <button type="button" name="add">Add to Cart</button> <button type="button" name="remove">Remove</button></li>
  </ul>
</suite-wishlist>`,
  attributes: {},
  events,
  states: { busy: "Something is on its way to the cart", error: "The last call failed; the element says so" },
  parts: {
    warning: "What the suite has to say",
    dismiss: "Closes that",
    failure: "The sentence about a failed call",
    retry: "The button that tries again",
    spinner: "The loading indicator in it",
    status: "What screen readers are told",
  },
  slots: {
    "": "The rows: elements with data-wish-id and data-product-id, in them buttons named add and remove, and anywhere a checkbox named keep; or the suite's own markup",
  },
  needsContent: true,
  budget: 9,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, toolCss, noticeCss, css],
  // the built-in page /shop/wishlist
  adopts: { selector: ".wishlist-section" },
  enhances: true,
  rare: true,
  store: createWishlist,
  component: Wishlist,
});
