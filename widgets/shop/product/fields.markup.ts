import { own } from "#shared/element/index.ts";
import { isOwn } from "../common/fields.markup.ts";

/** What of the page is about the product: its pictures stand beside the block. */
export const roomOf = (host: Element): Element => host.closest("#product_detail,.oe_website_sale") ?? host;

export const carouselSelector = "#o-carousel-product";

/** The form that the block is in, or that is in it. */
export const formOf = (block: Element): HTMLFormElement | null =>
  [...own(block).querySelectorAll("form")].find((form) => isOwn(block, form)) ?? own(block).closest("form");

/** Buttons that put the product into the cart; a button without a type submits its form. */
export const buyButtons = (block: Element): HTMLElement[] =>
  [
    ...own(block).querySelectorAll<HTMLElement>(
      "#add_to_cart,[type=submit],button:not([type],[name=plus],[name=minus],suite-wishlist-button *,suite-compare-button *)",
    ),
  ].filter((button) => isOwn(block, button));
