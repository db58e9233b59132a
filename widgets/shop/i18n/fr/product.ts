import failures from "#shared/i18n/fr.ts";
import type { ProductTexts } from "#shop/product/product.strings.ts";
import { offer, shop } from "./shop.ts";

export const product = {
  ...failures,
  ...offer,
  failureGone: shop.failureGone,
  impossible: "Cette combinaison n’existe pas.",
  conflict: "{value} n’est pas disponible avec {other}.",
  offer: "Choisir plutôt {values}",
  searching: "Recherche de ce qui est disponible…",
  excluded: "pas disponible avec {values}",
  excludedOption: "{name}, pas disponible avec {values}",
  left: "{count} {unit} disponibles",
  plenty: "En stock",
  inCart: "Vous en avez déjà {count} {unit} dans votre panier.",
  allInCart: "Vous avez déjà les {count} {unit} dans votre panier.",
  soldOut: "Temporairement en rupture de stock",
} satisfies ProductTexts;
