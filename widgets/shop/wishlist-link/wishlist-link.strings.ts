import type { Texts } from "#shared/i18n/index.ts";
import { shopTexts } from "../common/base/shop.strings.ts";

export const english = {
  ...shopTexts,
  wishlist: "Wishlist",
  items: { one: "{count} item", other: "{count} items" },
};

export type WishlistLinkTexts = Texts<typeof english>;
