import type { Adoption } from "#shared/element/index.ts";

/** The link in the built-in page's menu, which stays; its badge is empty where the cart is. */
export default {
  // the link of an empty wishlist leads to the cart too
  selector: '#top_menu a[href$="/shop/cart"]:not(#my_wish a,suite-wishlist-link a)',
  place: "after",
  read: (link) => ({
    href: link.getAttribute("href") ?? "",
    quantity: String(Number(link.querySelector(".my_cart_quantity")?.textContent.trim()) || 0),
  }),
} satisfies Adoption;
