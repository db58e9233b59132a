import type { Texts } from "../../../shared/i18n/index.ts";
import { shopTexts } from "../../../shared/ui/shop/index.ts";

export const english = {
  ...shopTexts,
  wishlist: "Wishlist",
  items: { one: "{count} item", other: "{count} items" },
};

export type WishlistLinkTexts = Texts<typeof english>;
