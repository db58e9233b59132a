import { defineWidget, integer, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, skeletonCss, toolCss } from "#shared/ui/index.ts";
import controlCss from "../common/lists/control.css";
import counterLinkCss from "../common/lists/counter-link.css";
import emptyCartCss from "../common/lists/empty-cart.css";
import popoverCss from "../common/popover/popover.css";
import { cartPopover, emptyCart, shop } from "../i18n/en.json";
import adopts from "./cart-popover.adopt.ts";
import css from "./cart-popover.css";
import { createCartPopover, events } from "./cart-popover.store.ts";
import { CartPopover } from "./CartPopover.tsx";

const texts = { failures, shop, emptyCart, cartPopover };

export default defineWidget({
  tag: "suite-cart-popover",
  area: "shop",
  summary: "Link to the cart with the number of products in it, and a popover with its content",
  example: "<suite-cart-popover></suite-cart-popover>",
  attributes: {
    href: text({ default: "/shop/cart", doc: "Address of the link" }),
    quantity: integer({
      doc: "Number of products in the cart; without it the element reads the number from the suite",
    }),
  },
  events,
  states: { open: "The popover is open", error: "The last call failed" },
  parts: {
    link: "Link to the cart",
    text: "Text of the link",
    badge: "Number of products in the cart, or the icon for an unknown number",
    toggle: "Button that opens and closes the popover",
    popover: "Popover with the content of the cart",
    content: "Content of the cart, from the suite",
    skeleton: "Placeholder while the content is loading",
    empty: "Block that is shown while the cart is empty",
    shop: "Link to the shop in the block of an empty cart",
    failure: partDocs.failure,
    retry: partDocs.retry,
  },
  slots: {
    "": "Link of the page author in place of the element's link; the number is written into its `.my_cart_quantity`",
  },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [skeletonCss, buttonCss, failureCss, toolCss, popoverCss, controlCss, counterLinkCss, emptyCartCss, css],
  adopts,
  enhances: "control",
  store: createCartPopover,
  component: CartPopover,
});
