import shop from "../../../../shared/ui/shop/i18n/de.ts";
import type { WishlistTexts } from "../wishlist.strings.ts";

export default {
  ...shop,
  removed: "Das Produkt ist nicht mehr auf Ihrer Wunschliste.",
} satisfies WishlistTexts;
