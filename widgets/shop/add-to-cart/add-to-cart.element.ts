import { choice, defineWidget, integer, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import controlCss from "../common/lists/control.css";
import noticeCss from "../common/lists/notice.css";
import { addToCart, shop } from "../i18n/en.json";
import adopts from "./add-to-cart.adopt.ts";
import css from "./add-to-cart.css";
import { createAddToCart, events } from "./add-to-cart.store.ts";
import { AddToCart } from "./AddToCart.tsx";

const texts = { failures, shop, addToCart };

export default defineWidget({
  tag: "suite-add-to-cart",
  area: "shop",
  summary: "Button that adds a product to the cart",
  example: '<suite-add-to-cart data-product-id="151"></suite-add-to-cart>',
  attributes: {
    productId: integer({ required: true, doc: "Database id of the variant" }),
    quantity: integer({ default: 1, doc: "Quantity to add" }),
    then: choice(["stay", "cart", "checkout"], {
      default: "stay",
      doc: "Page after the product was added. With `cart`, as on the suite's own pages, the visitor first chooses options of the product, if it has any; if the options cannot be shown within five seconds, the product is added without them, the element shows a message, and the page stays",
    }),
  },
  events,
  states: { busy: "The product is being added", error: "The last call failed" },
  parts: {
    button: partDocs.button,
    spinner: partDocs.spinner,
    warning: "Message of the suite, or message that options could not be shown",
    dismiss: "Button that closes the message",
    failure: partDocs.failure,
    retry: partDocs.retry,
    status: partDocs.status,
  },
  slots: { "": "Text of the button, or a button or link of the page author in its place" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, toolCss, noticeCss, css, controlCss],
  adopts,
  enhances: "control",
  store: createAddToCart,
  component: AddToCart,
});
