import { choice, defineWidget, integer } from "#shared/element/index.ts";
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
  summary: "Puts a product into the cart",
  example: '<suite-add-to-cart data-product-id="151"></suite-add-to-cart>',
  attributes: {
    productId: integer({ required: true, doc: "Database id of the variant" }),
    quantity: integer({ default: 1, doc: "How many" }),
    then: choice(["stay", "cart", "checkout"], {
      default: "stay",
      doc: "Where it leads after that; before `cart`, as on the suite's own pages, options of the product are offered where it has any; where they cannot be shown within five seconds it goes into the cart without, the element says so, and the page stays",
    }),
  },
  events,
  states: { busy: "It is on its way to the cart", error: "The last call failed" },
  parts: {
    button: "The button",
    spinner: "The loading indicator in it",
    warning: "What the suite has to say, or that options could not be shown",
    dismiss: "Closes that",
    failure: "The sentence about a failed call",
    retry: "The button that tries again",
    status: "What screen readers are told",
  },
  slots: { "": "The button's text, or a button or link of your own in its place" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, toolCss, noticeCss, css, controlCss],
  adopts,
  enhances: "control",
  store: createAddToCart,
  component: AddToCart,
});
