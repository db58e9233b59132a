/** Fields of a product block beside its attributes: which variant, and how many. */

/** Hidden, or the chosen one of the list of variants (behaviour/product-configurator.md items 1, 10). */
export const productField = (host: Element): HTMLInputElement | null =>
  host.querySelector("input.product_id:checked,input[name=product_id][type=hidden]");

export const quantityField = (host: Element): HTMLInputElement | null =>
  host.querySelector("input[name=add_qty],input[name=quantity]");

/** What of the page is about the product: its pictures stand beside the block. */
export const roomOf = (host: Element): Element => host.closest("#product_detail,.oe_website_sale") ?? host;

export const carouselSelector = "#o-carousel-product";

/** The form that the block is in, or that is in it. */
export const formOf = (host: Element): HTMLFormElement | null => host.querySelector("form") ?? host.closest("form");

/** What puts the product into the cart. */
export const buyButtons = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>("#add_to_cart,[type=submit]"),
];

/** A whole number, one at least: what is no number is one. */
export const quantityOf = ({ value }: HTMLInputElement): number => Math.max(1, Math.trunc(Number(value)) || 1);
