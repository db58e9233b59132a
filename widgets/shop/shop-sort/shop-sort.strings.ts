import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** Before fields that need no button: WCAG 3.2.2 wants it said. */
  note: "The list is loaded again as soon as you choose.",
  /** Name of the button that unfolds a category. */
  subcategories: "Subcategories of {category}",
  /** Its name where the category has no text. */
  more: "Subcategories",
};

export type ShopSortTexts = Texts<typeof english>;
