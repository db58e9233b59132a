import shop from "../../../../shared/ui/shop/i18n/de.ts";
import type { AddToCartTexts } from "../add-to-cart.strings.ts";

export default {
  ...shop,
  add: "In den Warenkorb",
  added: "Liegt in Ihrem Warenkorb.",
} satisfies AddToCartTexts;
