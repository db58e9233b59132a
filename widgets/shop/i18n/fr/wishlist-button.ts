import type { WishlistButtonTexts } from "#shop/wishlist-button/wishlist-button.strings.ts";
import { shop } from "./shop.ts";

export const wishlistButton = {
  ...shop,
  add: "Ajouter à la liste de souhaits",
  added: "Dans votre liste de souhaits",
} satisfies WishlistButtonTexts;
