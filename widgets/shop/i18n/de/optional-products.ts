import failures from "#shared/i18n/de.ts";
import type { OptionalProductsTexts } from "#shop/optional-products/optional-products.strings.ts";
import { offer, shop } from "./shop.ts";

export const optionalProducts = {
  ...failures,
  ...offer,
  failureGone: shop.failureGone,
  title: "In den Warenkorb",
  close: "Schließen",
  quantity: "Menge",
  less: "Eins weniger",
  more: "Eins mehr",
  options: "Verfügbare Optionen:",
  add: "In den Warenkorb",
  remove: "Entfernen",
  unavailable: "Option nicht verfügbar",
  excluded: "{name}, nicht verfügbar",
  total: "Gesamt: {amount}",
  checkout: "Zur Kasse",
  stay: "Weiter einkaufen",
  added: "Liegt jetzt in Ihrem Warenkorb.",
} satisfies OptionalProductsTexts;
