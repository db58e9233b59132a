import type { Texts } from "../../../shared/i18n/index.ts";
import { shopTexts } from "../../../shared/ui/shop/index.ts";

export const english = {
  ...shopTexts,
  add: "Add to Cart",
  added: "Added to your cart.",
};

export type AddToCartTexts = Texts<typeof english>;
