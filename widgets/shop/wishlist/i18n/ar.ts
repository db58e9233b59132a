import shop from "../../../../shared/ui/shop/i18n/ar.ts";
import type { WishlistTexts } from "../wishlist.strings.ts";

export default {
  ...shop,
  removed: "لم يعد المنتج في قائمة أمنياتك.",
} satisfies WishlistTexts;
