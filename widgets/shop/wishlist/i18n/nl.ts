import shop from "../../../../shared/ui/shop/i18n/nl.ts";
import type { WishlistTexts } from "../wishlist.strings.ts";

export default {
  ...shop,
  removed: "Het product staat niet meer op je verlanglijst.",
} satisfies WishlistTexts;
