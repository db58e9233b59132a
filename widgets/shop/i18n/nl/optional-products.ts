import failures from "#shared/i18n/nl.ts";
import type { OptionalProductsTexts } from "#shop/optional-products/optional-products.strings.ts";
import { offer, shop } from "./shop.ts";

export const optionalProducts = {
  ...failures,
  ...offer,
  failureGone: shop.failureGone,
  title: "In winkelwagen",
  close: "Sluiten",
  quantity: "Aantal",
  less: "Eén minder",
  more: "Eén meer",
  options: "Beschikbare opties:",
  add: "In winkelwagen",
  remove: "Verwijderen",
  unavailable: "Optie niet beschikbaar",
  excluded: "{name}, niet beschikbaar",
  total: "Totaal: {amount}",
  checkout: "Naar de kassa",
  stay: "Verder winkelen",
  added: "Toegevoegd aan je winkelwagen.",
} satisfies OptionalProductsTexts;
