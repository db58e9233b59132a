import type { ComparePanelTexts } from "#shop/compare-panel/compare-panel.strings.ts";
import { shop } from "./shop.ts";

export const comparePanel = {
  ...shop,
  chip: {
    zero: "المقارنة: لا منتجات",
    one: "المقارنة: منتج واحد",
    two: "المقارنة: منتجان",
    few: "المقارنة: {count} منتجات",
    many: "المقارنة: {count} منتجًا",
    other: "المقارنة: {count} منتج",
  },
  title: "مقارنة المنتجات",
  limit: {
    zero: "لا يمكنك مقارنة أي منتج.",
    one: "يمكنك مقارنة منتج واحد كحد أقصى.",
    two: "يمكنك مقارنة منتجين كحد أقصى.",
    few: "يمكنك مقارنة {count} منتجات كحد أقصى.",
    many: "يمكنك مقارنة {count} منتجًا كحد أقصى.",
    other: "يمكنك مقارنة {count} منتج كحد أقصى.",
  },
  compare: "قارن",
  few: "أضف منتجًا ثانيًا للمقارنة.",
  remove: "إزالة {name}",
} satisfies ComparePanelTexts;
