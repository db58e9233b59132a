import shop from "../../../../shared/ui/shop/i18n/es.ts";
import type { WishlistButtonTexts } from "../wishlist-button.strings.ts";

export default {
  ...shop,
  add: "Añadir a la lista de deseos",
  added: "En su lista de deseos",
} satisfies WishlistButtonTexts;
