import shop from "../../../../shared/ui/shop/i18n/es.ts";
import type { WishlistLinkTexts } from "../wishlist-link.strings.ts";

export default {
  ...shop,
  wishlist: "Lista de deseos",
  items: { one: "{count} artículo", other: "{count} artículos" },
} satisfies WishlistLinkTexts;
