import type { ShopSortTexts } from "#shop/shop-sort/shop-sort.strings.ts";

export const shopSort = {
  note: "Die Liste wird neu geladen, sobald Sie etwas auswählen.",
  subcategories: "Unterkategorien von {category}",
  more: "Unterkategorien",
} satisfies ShopSortTexts;
