import shop from "../../../../shared/ui/shop/i18n/es.ts";
import type { WishlistTexts } from "../wishlist.strings.ts";

export default {
  ...shop,
  removed: "El producto ya no está en su lista de deseos.",
} satisfies WishlistTexts;
