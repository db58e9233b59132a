import type { WishlistTexts } from "../../wishlist/wishlist.strings.ts";
import { shop } from "./shop.ts";

export const wishlist = {
  ...shop,
  removed: "El producto ya no está en su lista de deseos.",
} satisfies WishlistTexts;
