import { defineWidget, partDocs, text } from "#shared/element/index.ts";
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
  summary: "Link to the wishlist with the number of products on the list",
  example: "<suite-wishlist-link></suite-wishlist-link>",
  attributes: {
    href: text({
      default: "/shop/wishlist",
      doc: "Address of the wishlist; the link of an empty list leads to the cart",
    }),
  },
  states: { error: "True if the list could not be read" },
  parts: {
    link: "Link to the wishlist",
    text: "Text of the link",
    badge: "Number of products on the list",
    retry: partDocs.retry,
  },
  slots: {
    "": "Link of your own, with `.my_wish_quantity` for the number; the link of an empty list leads to the cart",
  },
  budget: 7.6,
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [toolCss, controlCss, counterLinkCss],
  adopts,
  enhances: "control",
  store: createWishlistLink,
  component: WishlistLink,
});
