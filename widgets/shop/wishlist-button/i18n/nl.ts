import shop from "../../../../shared/ui/shop/i18n/nl.ts";
import type { WishlistButtonTexts } from "../wishlist-button.strings.ts";

export default {
  ...shop,
  add: "Op de verlanglijst zetten",
  added: "Op je verlanglijst",
} satisfies WishlistButtonTexts;
