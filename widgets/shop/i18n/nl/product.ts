import failures from "#shared/i18n/nl.ts";
import type { ProductTexts } from "#shop/product/product.strings.ts";
import { offer, shop } from "./shop.ts";

export const product = {
  ...failures,
  ...offer,
  failureGone: shop.failureGone,
  impossible: "Deze combinatie bestaat niet.",
  conflict: "{value} is niet verkrijgbaar met {other}.",
  offer: "In plaats daarvan {values} kiezen",
  searching: "Er wordt gezocht wat verkrijgbaar is…",
  excluded: "niet verkrijgbaar met {values}",
  excludedOption: "{name}, niet verkrijgbaar met {values}",
  left: "{count} {unit} beschikbaar",
  plenty: "Op voorraad",
  inCart: "U hebt al {count} {unit} in uw winkelwagen.",
  allInCart: "U hebt alle {count} {unit} al in uw winkelwagen.",
  soldOut: "Tijdelijk niet op voorraad",
} satisfies ProductTexts;
