import shop from "../../../../shared/ui/shop/i18n/de.ts";
import type { CartPopoverTexts } from "../cart-popover.strings.ts";

export default {
  ...shop,
  empty: "Ihr Warenkorb ist leer.",
  shop: "Zum Shop",
  cart: "Mein Warenkorb",
  show: "Inhalt des Warenkorbs anzeigen",
  items: { one: "{count} Artikel", other: "{count} Artikel" },
  unknown: "Die Anzahl der Artikel ist nicht bekannt",
} satisfies CartPopoverTexts;
