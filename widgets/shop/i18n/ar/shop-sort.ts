import type { ShopSortTexts } from "#shop/shop-sort/shop-sort.strings.ts";

export const shopSort = {
  note: "تُحمَّل القائمة من جديد فور اختيارك.",
  subcategories: "الفئات الفرعية لـ {category}",
  more: "الفئات الفرعية",
} satisfies ShopSortTexts;
