import type { Texts } from "#shared/i18n/index.ts";
import { emptyCartTexts, shopTexts } from "../common/base/shop.strings.ts";

export const english = {
  ...shopTexts,
  ...emptyCartTexts,
  updating: "The cart is being updated.",
  updated: "The cart is up to date.",
};

export type CartTexts = Texts<typeof english>;
