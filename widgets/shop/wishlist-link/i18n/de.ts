import shop from "../../../../shared/ui/shop/i18n/de.ts";
import type { WishlistLinkTexts } from "../wishlist-link.strings.ts";

export default {
  ...shop,
  wishlist: "Wunschliste",
  items: { one: "{count} Artikel", other: "{count} Artikel" },
} satisfies WishlistLinkTexts;
