import { defineWidget, integer, text } from "#shared/element/index.ts";
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
  summary: "Leads to the cart, counts what is in it and shows it",
  example: "<suite-cart-popover></suite-cart-popover>",
  attributes: {
    href: text({ default: "/shop/cart", doc: "Where the link leads" }),
    quantity: integer({ doc: "Pieces in the cart, where the page knows it; else the suite is asked" }),
  },
  events,
  states: { open: "It shows what is in the cart", error: "The last call failed" },
  parts: {
    link: "The link to the cart",
    text: "Its text",
    badge: "How much is in the cart, or the icon for an unknown number",
    toggle: "Shows and hides what is in it",
    popover: "What is in the cart",
    content: "The suite's part of it",
    skeleton: "The room of that while it is on its way",
    empty: "What stands there while nothing is in the cart",
    shop: "The link to the shop in it",
    failure: "The sentence about a failed call",
    retry: "The button that tries again",
  },
  slots: {
    "": "A link of your own, which it counts at and shows the cart beside, with `.my_cart_quantity` for the number",
  },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [skeletonCss, buttonCss, failureCss, toolCss, popoverCss, controlCss, counterLinkCss, emptyCartCss, css],
  adopts,
  enhances: "control",
  store: createCartPopover,
  component: CartPopover,
});
