import type { ShopSortTexts } from "#shop/shop-sort/shop-sort.strings.ts";

export const shopSort = {
  note: "De lijst wordt opnieuw geladen zodra je iets kiest.",
  subcategories: "Subcategorieën van {category}",
  more: "Subcategorieën",
} satisfies ShopSortTexts;
