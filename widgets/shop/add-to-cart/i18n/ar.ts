import shop from "../../../../shared/ui/shop/i18n/ar.ts";
import type { AddToCartTexts } from "../add-to-cart.strings.ts";

export default {
  ...shop,
  add: "أضف إلى السلة",
  added: "أُضيف إلى سلتك.",
} satisfies AddToCartTexts;
