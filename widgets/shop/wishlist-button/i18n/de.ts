import shop from "../../../../shared/ui/shop/i18n/de.ts";
import type { WishlistButtonTexts } from "../wishlist-button.strings.ts";

export default {
  ...shop,
  add: "Auf die Wunschliste",
  added: "Auf Ihrer Wunschliste",
} satisfies WishlistButtonTexts;
