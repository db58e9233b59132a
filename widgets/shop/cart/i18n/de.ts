import shop from "../../../../shared/ui/shop/i18n/de.ts";
import type { CartTexts } from "../cart.strings.ts";

export default {
  ...shop,
  empty: "Ihr Warenkorb ist leer.",
  shop: "Zum Shop",
  updating: "Der Warenkorb wird aktualisiert.",
  updated: "Der Warenkorb ist aktuell.",
} satisfies CartTexts;
