import { defineWidget, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { toolCss } from "#shared/ui/index.ts";
import controlCss from "../common/lists/control.css";
import counterLinkCss from "../common/lists/counter-link.css";
import { shop, wishlistLink } from "../i18n/en.json";
import adopts from "./wishlist-link.adopt.ts";
import { createWishlistLink } from "./wishlist-link.store.ts";
import { WishlistLink } from "./WishlistLink.tsx";

const texts = { failures, shop, wishlistLink };

export default defineWidget({
  tag: "suite-wishlist-link",
  area: "shop",
  summary: "Leads to the wishlist and counts what is on it",
  example: "<suite-wishlist-link></suite-wishlist-link>",
  attributes: {
    href: text({ default: "/shop/wishlist", doc: "Where it leads; with nothing on the list it leads to the cart" }),
  },
  states: { error: "The list could not be read" },
  parts: {
    link: "The link",
    text: "Its text",
    badge: "How much is on the list",
    retry: "Asks for the list again where that failed",
  },
  slots: {
    "": "A link of your own, with `.my_wish_quantity` for the number; it too leads to the cart with nothing on the list",
  },
  budget: 7.5,
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [toolCss, controlCss, counterLinkCss],
  adopts,
  enhances: "control",
  store: createWishlistLink,
  component: WishlistLink,
});
