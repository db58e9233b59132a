import { fill } from "#shared/i18n/index.ts";
import type { CombinationInfo } from "../common/configurator/combination-info.ts";
import type { ProductTexts } from "./product.types.ts";

/** Stock of a variant without the pieces in the visitor's cart. */
interface Stock {
  /** Pieces; undefined if the suite sells the product without stock. */
  readonly left: number | undefined;
  readonly inCart: number;
  readonly unit: string;
  /** Message for the visitor: pieces left, enough left, the shop's own text, or none. */
  readonly tells: "left" | "plenty" | "custom" | "nothing";
  readonly customMessage: string;
}

/** @see docs/reference/shop.md#shop-12 */
export function stockOf({
  productId,
  availability,
  available,
  inCart,
  threshold,
  unit,
  message,
  isStored,
}: CombinationInfo): Stock {
  // a variant that does not exist yet has no stock: the suite responds 0 and creates the variant with the first order
  const isMade = productId > 0;
  const isCounted = isMade && isStored && (availability === "always" || availability === "threshold");
  const left = isCounted ? Math.max(0, available - inCart) : undefined;
  const isPlenty = availability === "threshold" && left !== undefined && left > threshold;
  const tells = isCounted
    ? isPlenty
      ? "plenty"
      : "left"
    : isMade && availability === "custom" && message
      ? "custom"
      : "nothing";
  return { left, inCart, unit, tells, customMessage: message };
}

/** Limits a wanted quantity to the stock, but to one at least; quantities below one stay. */
export const capped = ({ left }: Stock, wanted: number): number =>
  left !== undefined && wanted > left ? Math.max(1, left) : wanted;

/** Returns true if the shop counts the product and nothing is left, or if less than one piece is wanted. */
export const isSoldOut = ({ left }: Stock, wanted: number): boolean => left !== undefined && (left < 1 || wanted < 1);

/** Returns the message about a variant's stock; empty if there is none. @see docs/reference/shop.md#shop-13 */
export function stockText({ left = 0, inCart, unit, tells, customMessage }: Stock, texts: ProductTexts): string {
  if (tells === "custom") return customMessage;
  if (tells === "nothing") return "";
  if (left < 1) return inCart > 0 ? fill(texts.allInCart, { count: inCart, unit }) : texts.soldOut;
  const rest = tells === "plenty" ? texts.plenty : fill(texts.left, { count: left, unit });
  return inCart > 0 ? `${rest} ${fill(texts.inCart, { count: inCart, unit })}` : rest;
}
