import type { WishlistTexts } from "#shop/wishlist/wishlist.strings.ts";
import { shop } from "./shop.ts";

export const wishlist = {
  ...shop,
  removed: "El producto ya no está en su lista de deseos.",
} satisfies WishlistTexts;
