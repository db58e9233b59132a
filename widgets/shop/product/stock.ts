import type { CombinationInfo } from "../common/configurator/combination-info.ts";

/** What can be had of a variant beside what is in the visitor's cart already (behaviour/product-configurator.md items 45 to 47). */
export interface Stock {
  /** Pieces; undefined where the suite sells on whatever it has. */
  readonly left: number | undefined;
  readonly inCart: number;
  readonly unit: string;
  /** What a visitor is told: how many are left, that there are enough, what the shop wrote, or nothing. */
  readonly tells: "left" | "plenty" | "custom" | "nothing";
  readonly customMessage: string;
}

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
  // of a variant that nobody has made yet there is no stock: the suite says 0, and makes it when somebody buys it
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

/** A quantity that the shop has: the wanted one, else what is left, one at least; what is less than one stays. */
export const capped = ({ left }: Stock, wanted: number): number =>
  left !== undefined && wanted > left ? Math.max(1, left) : wanted;

/** Tells if the shop counts the product and nothing is left, or if less than one is wanted. */
export const isSoldOut = ({ left }: Stock, wanted: number): boolean => left !== undefined && (left < 1 || wanted < 1);
