import failures from "../../../shared/i18n/ar.ts";
import type { ShopTexts } from "../common/base/shop.strings.ts";
import type { AddToCartTexts } from "../add-to-cart/add-to-cart.strings.ts";
import type { CartTexts } from "../cart/cart.strings.ts";
import type { CartPopoverTexts } from "../cart-popover/cart-popover.strings.ts";
import type { CompareButtonTexts } from "../compare-button/compare-button.strings.ts";
import type { ComparePanelTexts } from "../compare-panel/compare-panel.strings.ts";
import type { CompareTableTexts } from "../compare-table/compare-table.strings.ts";
import type { WishlistTexts } from "../wishlist/wishlist.strings.ts";
import type { WishlistButtonTexts } from "../wishlist-button/wishlist-button.strings.ts";
import type { WishlistLinkTexts } from "../wishlist-link/wishlist-link.strings.ts";

/** What all of them have in common. */
export const shop = {
  ...failures,
  failureGone: "لم يعد هذا المنتج متاحًا.",
  dismiss: "إغلاق هذه الرسالة",
} satisfies ShopTexts;

export const addToCart = {
  ...shop,
  add: "أضف إلى السلة",
  added: "أُضيف إلى سلتك.",
} satisfies AddToCartTexts;

export const cart = {
  ...shop,
  empty: "سلة التسوق فارغة.",
  shop: "الذهاب إلى المتجر",
  updating: "جارٍ تحديث السلة.",
  updated: "السلة محدّثة.",
} satisfies CartTexts;

export const cartPopover = {
  ...shop,
  empty: "سلة التسوق فارغة.",
  shop: "الذهاب إلى المتجر",
  cart: "سلتي",
  show: "عرض محتويات السلة",
  items: {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{count} منتجات",
    many: "{count} منتجًا",
    other: "{count} منتج",
  },
  unknown: "عدد المنتجات غير معروف",
} satisfies CartPopoverTexts;

export const compareButton = {
  ...shop,
  add: "قارن",
  added: "ضمن المقارنة",
} satisfies CompareButtonTexts;

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

export const compareTable = {
  ...shop,
  title: "مقارنة المنتجات",
  empty: "لا توجد منتجات للمقارنة.",
} satisfies CompareTableTexts;

export const wishlist = {
  ...shop,
  removed: "لم يعد المنتج في قائمة أمنياتك.",
} satisfies WishlistTexts;

export const wishlistButton = {
  ...shop,
  add: "أضف إلى قائمة الأمنيات",
  added: "في قائمة أمنياتك",
} satisfies WishlistButtonTexts;

export const wishlistLink = {
  ...shop,
  wishlist: "قائمة الأمنيات",
  items: {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{count} منتجات",
    many: "{count} منتجًا",
    other: "{count} منتج",
  },
} satisfies WishlistLinkTexts;
