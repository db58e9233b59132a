import type { ShopSortTexts } from "#shop/shop-sort/shop-sort.strings.ts";

export const shopSort = {
  note: "La lista se vuelve a cargar en cuanto elige.",
  subcategories: "Subcategorías de {category}",
  more: "Subcategorías",
} satisfies ShopSortTexts;
