import { fill } from "#shared/i18n/index.ts";
import type { ProductTexts } from "./product.element.ts";
import type { Stock } from "./stock.ts";

/** What a visitor is told of a variant's stock; empty: nothing (behaviour/product-configurator.md item 47). */
export function stockText({ left = 0, inCart, unit, tells, customMessage }: Stock, texts: ProductTexts): string {
  if (tells === "custom") return customMessage;
  if (tells === "nothing") return "";
  if (left < 1) return inCart > 0 ? fill(texts.allInCart, { count: inCart, unit }) : texts.soldOut;
  const rest = tells === "plenty" ? texts.plenty : fill(texts.left, { count: left, unit });
  return inCart > 0 ? `${rest} ${fill(texts.inCart, { count: inCart, unit })}` : rest;
}
