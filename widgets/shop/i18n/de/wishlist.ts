import type { WishlistTexts } from "../../wishlist/wishlist.strings.ts";
import { shop } from "./shop.ts";

export const wishlist = {
  ...shop,
  removed: "Das Produkt ist nicht mehr auf Ihrer Wunschliste.",
} satisfies WishlistTexts;
