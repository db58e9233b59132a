import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { spinnerCss } from "#shared/ui/index.ts";
import controlCss from "../common/lists/control.css";
import pickButtonCss from "../common/pick/pick-button.css";
import { shop, wishlistButton } from "../i18n/en.json";
import { createWishlistButton, events } from "./wishlist-button.store.ts";
import { WishlistButton } from "./WishlistButton.tsx";

const texts = { failures, shop, wishlistButton };

export default defineWidget({
  tag: "suite-wishlist-button",
  area: "shop",
  summary: "Button that adds a product to the wishlist",
  example: '<suite-wishlist-button data-product-id="151"></suite-wishlist-button>',
  attributes: {
    productId: integer({
      required: true,
      doc: "Database id of the variant; 0: the variant is created from the template first. Inside of the suite's product block or suite-product, the choice there takes precedence",
    }),
    templateId: integer({ default: 0, doc: "Database id of the product template" }),
  },
  events,
  states: {
    wished: "True if the product is on the list",
    absent: "True if the shop does not have the chosen combination; the element is empty",
    busy: "True while the product is being added",
    error: "True after a failed call",
  },
  parts: {
    button: partDocs.button,
    spinner: partDocs.spinner,
    problem: partDocs.failure,
  },
  slots: { "": "Button of your own in place of the element's button" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, pickButtonCss, controlCss],
  // enhances the built-in button of a card or of the product page
  adopts: {
    selector: ".o_add_wishlist,.o_add_wishlist_dyn",
    attributes: { productId: "data-product-product-id", templateId: "data-product-template-id" },
  },
  enhances: "control",
  store: createWishlistButton,
  component: WishlistButton,
});
