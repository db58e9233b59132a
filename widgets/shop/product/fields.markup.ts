import { own } from "#shared/element/index.ts";
import { isOwn } from "../common/fields.markup.ts";

/** Returns the part of the page that contains the product's pictures, which are outside of the block. */
export const pictureContainer = (host: Element): Element => host.closest("#product_detail,.oe_website_sale") ?? host;

export const carouselSelector = "#o-carousel-product";

/** Returns the form in the block, or around the block. */
export const formOf = (block: Element): HTMLFormElement | null =>
  [...own(block).querySelectorAll("form")].find((form) => isOwn(block, form)) ?? own(block).closest("form");

/** Returns the buttons that put the product into the cart; a button without a type submits its form. */
export const buyButtons = (block: Element): HTMLElement[] =>
  [
    ...own(block).querySelectorAll<HTMLElement>(
      "#add_to_cart,[type=submit],button:not([type],[name=plus],[name=minus],suite-wishlist-button *,suite-compare-button *)",
    ),
  ].filter((button) => isOwn(block, button));
