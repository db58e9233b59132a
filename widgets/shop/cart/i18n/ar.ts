import shop from "../../../../shared/ui/shop/i18n/ar.ts";
import type { CartTexts } from "../cart.strings.ts";

export default {
  ...shop,
  empty: "سلة التسوق فارغة.",
  shop: "الذهاب إلى المتجر",
  updating: "جارٍ تحديث السلة.",
  updated: "السلة محدّثة.",
} satisfies CartTexts;
