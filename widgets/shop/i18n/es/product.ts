import failures from "#shared/i18n/es.ts";
import type { ProductTexts } from "#shop/product/product.strings.ts";
import { offer, shop } from "./shop.ts";

export const product = {
  ...failures,
  ...offer,
  failureGone: shop.failureGone,
  impossible: "Esta combinación no existe.",
  conflict: "{value} no está disponible con {other}.",
  offer: "Elegir {values} en su lugar",
  searching: "Buscando lo que está disponible…",
  excluded: "no disponible con {values}",
  excludedOption: "{name}, no disponible con {values}",
  left: "{count} {unit} disponibles",
  plenty: "En existencias",
  inCart: "Ya tiene {count} {unit} en su carrito.",
  allInCart: "Ya tiene los {count} {unit} en su carrito.",
  soldOut: "Agotado temporalmente",
} satisfies ProductTexts;
