import failures from "#shared/i18n/de.ts";
import type { ProductTexts } from "#shop/product/product.strings.ts";
import { offer, shop } from "./shop.ts";

export const product = {
  ...failures,
  ...offer,
  failureGone: shop.failureGone,
  impossible: "Diese Kombination gibt es nicht.",
  conflict: "{value} gibt es nicht zusammen mit {other}.",
  offer: "Stattdessen {values} wählen",
  searching: "Es wird gesucht, was erhältlich ist …",
  excluded: "nicht erhältlich mit {values}",
  excludedOption: "{name}, nicht erhältlich mit {values}",
  left: "{count} {unit} verfügbar",
  plenty: "Auf Lager",
  inCart: "Davon liegen schon {count} {unit} in Ihrem Warenkorb.",
  allInCart: "Alle {count} {unit} liegen schon in Ihrem Warenkorb.",
  soldOut: "Vorübergehend nicht auf Lager",
} satisfies ProductTexts;
