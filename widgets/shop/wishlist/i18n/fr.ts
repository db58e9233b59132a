import shop from "../../../../shared/ui/shop/i18n/fr.ts";
import type { WishlistTexts } from "../wishlist.strings.ts";

export default {
  ...shop,
  removed: "Le produit n'est plus dans votre liste de souhaits.",
} satisfies WishlistTexts;
