import type { WishlistTexts } from "#shop/wishlist/wishlist.strings.ts";
import { shop } from "./shop.ts";

export const wishlist = {
  ...shop,
  removed: "Le produit n'est plus dans votre liste de souhaits.",
} satisfies WishlistTexts;
