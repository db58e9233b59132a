import failures from "#shared/i18n/ar.ts";
import type { ProductTexts } from "#shop/product/product.strings.ts";
import { offer, shop } from "./shop.ts";

export const product = {
  ...failures,
  ...offer,
  failureGone: shop.failureGone,
  impossible: "هذه التركيبة غير موجودة.",
  conflict: "{value} غير متوفر مع {other}.",
  offer: "اختيار {values} بدلاً من ذلك",
  searching: "جارٍ البحث عمّا هو متوفر…",
  excluded: "غير متوفر مع {values}",
  excludedOption: "{name}، غير متوفر مع {values}",
  left: "متوفر: {count} {unit}",
  plenty: "متوفر في المخزون",
  inCart: "لديك {count} {unit} في سلتك بالفعل.",
  allInCart: "لديك كل الكمية، {count} {unit}، في سلتك بالفعل.",
  soldOut: "غير متوفر مؤقتاً",
} satisfies ProductTexts;
