import type { Texts } from "#shared/i18n/index.ts";
import { shopTexts } from "../common/base/shop.strings.ts";

export const english = {
  ...shopTexts,
  removed: "The product is no longer on your wishlist.",
};

export type WishlistTexts = Texts<typeof english>;
