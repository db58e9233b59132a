import { defineWidget, integer } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { spinnerCss } from "#shared/ui/index.ts";
import controlCss from "../common/lists/control.css";
import pickButtonCss from "../common/pick/pick-button.css";
import { shop, wishlistButton } from "../i18n/en.json";
import css from "./wishlist-button.css";
import { createWishlistButton, events } from "./wishlist-button.store.ts";
import { WishlistButton } from "./WishlistButton.tsx";

const texts = { failures, shop, wishlistButton };

export default defineWidget({
  tag: "suite-wishlist-button",
  area: "shop",
  summary: "Puts a product on the wishlist",
  example: '<suite-wishlist-button data-product-id="151"></suite-wishlist-button>',
  attributes: {
    productId: integer({
      required: true,
      doc: "Database id of the variant; 0: it is made from the template first. In the suite's product block and in suite-product what is chosen there counts",
    }),
    templateId: integer({ default: 0, doc: "Database id of the product template" }),
  },
  events,
  states: {
    wished: "The product is on the list",
    absent: "The shop does not have what is chosen: nothing is shown",
    busy: "It is on its way to the list",
    error: "The last call failed",
  },
  parts: { button: "The button", spinner: "The loading indicator in it", problem: "The sentence about a failed call" },
  slots: { "": "A button of your own in place of ours" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, pickButtonCss, controlCss, css],
  // the built-in button of a card or of the product page, which stays
  adopts: {
    selector: ".o_add_wishlist,.o_add_wishlist_dyn",
    attributes: { productId: "data-product-product-id", templateId: "data-product-template-id" },
  },
  enhances: "control",
  store: createWishlistButton,
  component: WishlistButton,
});
