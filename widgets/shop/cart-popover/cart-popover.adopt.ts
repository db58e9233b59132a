import type { Adoption } from "#shared/element/index.ts";

/** Link in the menu of the built-in page, which is kept; its badge is empty for an empty cart. */
export default {
  // the link of an empty wishlist leads to the cart too
  selector: '#top_menu a[href$="/shop/cart"]:not(#my_wish a,suite-wishlist-link a)',
  place: "after",
  read: (link) => ({
    href: link.getAttribute("href") ?? "",
    quantity: String(Number(link.querySelector(".my_cart_quantity")?.textContent.trim()) || 0),
  }),
} satisfies Adoption;
