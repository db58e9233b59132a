import type { ShopSortTexts } from "#shop/shop-sort/shop-sort.strings.ts";

export const shopSort = {
  note: "La liste se recharge dès que vous choisissez.",
  subcategories: "Sous-catégories de {category}",
  more: "Sous-catégories",
} satisfies ShopSortTexts;
