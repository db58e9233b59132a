import shop from "../../../../shared/ui/shop/i18n/fr.ts";
import type { WishlistLinkTexts } from "../wishlist-link.strings.ts";

export default {
  ...shop,
  wishlist: "Liste de souhaits",
  items: { one: "{count} article", other: "{count} articles" },
} satisfies WishlistLinkTexts;
