import type { Texts } from "#shared/i18n/index.ts";
import { emptyCartTexts, shopTexts } from "../common/base/shop.strings.ts";

export const english = {
  ...shopTexts,
  ...emptyCartTexts,
  cart: "My Cart",
  show: "Show what is in the cart",
  items: { one: "{count} item", other: "{count} items" },
  unknown: "The number of items is not known",
};

export type CartPopoverTexts = Texts<typeof english>;
