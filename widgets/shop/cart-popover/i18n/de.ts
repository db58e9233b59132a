import shop from "../../../../shared/ui/shop/i18n/de.ts";
import type { CartPopoverTexts } from "../cart-popover.strings.ts";

export default {
  ...shop,
  cart: "Mein Warenkorb",
  show: "Inhalt des Warenkorbs anzeigen",
  items: { one: "{count} Artikel", other: "{count} Artikel" },
  unknown: "Die Anzahl der Artikel ist nicht bekannt",
} satisfies CartPopoverTexts;
