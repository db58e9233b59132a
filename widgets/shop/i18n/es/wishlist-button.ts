import type { WishlistButtonTexts } from "#shop/wishlist-button/wishlist-button.strings.ts";
import { shop } from "./shop.ts";

export const wishlistButton = {
  ...shop,
  add: "Añadir a la lista de deseos",
  added: "En su lista de deseos",
} satisfies WishlistButtonTexts;
