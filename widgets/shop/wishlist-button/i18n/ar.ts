import shop from "../../../../shared/ui/shop/i18n/ar.ts";
import type { WishlistButtonTexts } from "../wishlist-button.strings.ts";

export default {
  ...shop,
  add: "أضف إلى قائمة الأمنيات",
  added: "في قائمة أمنياتك",
} satisfies WishlistButtonTexts;
