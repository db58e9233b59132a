import shop from "../../../../shared/ui/shop/i18n/nl.ts";
import type { WishlistLinkTexts } from "../wishlist-link.strings.ts";

export default {
  ...shop,
  wishlist: "Verlanglijst",
  items: { one: "{count} artikel", other: "{count} artikelen" },
} satisfies WishlistLinkTexts;
