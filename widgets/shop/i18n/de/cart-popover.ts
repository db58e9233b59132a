import type { CartPopoverTexts } from "#shop/cart-popover/cart-popover.strings.ts";
import { shop } from "./shop.ts";

export const cartPopover = {
  ...shop,
  empty: "Ihr Warenkorb ist leer.",
  shop: "Zum Shop",
  cart: "Mein Warenkorb",
  show: "Inhalt des Warenkorbs anzeigen",
  items: { one: "{count} Artikel", other: "{count} Artikel" },
  unknown: "Die Anzahl der Artikel ist nicht bekannt",
} satisfies CartPopoverTexts;
