import type { Texts } from "#shared/i18n/index.ts";
import { shopTexts } from "../common/base/shop.strings.ts";

export const english = {
  ...shopTexts,
  add: "Add to Wishlist",
  added: "On your wishlist",
};

export type WishlistButtonTexts = Texts<typeof english>;
