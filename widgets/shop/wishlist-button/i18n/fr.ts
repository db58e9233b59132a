import shop from "../../../../shared/ui/shop/i18n/fr.ts";
import type { WishlistButtonTexts } from "../wishlist-button.strings.ts";

export default {
  ...shop,
  add: "Ajouter à la liste de souhaits",
  added: "Dans votre liste de souhaits",
} satisfies WishlistButtonTexts;
