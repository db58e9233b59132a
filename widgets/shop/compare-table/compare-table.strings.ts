import type { Texts } from "#shared/i18n/index.ts";
import { shopTexts } from "../common/base/shop.strings.ts";

export const english = {
  ...shopTexts,
  title: "Compare Products",
  empty: "There are no products to compare.",
};

export type CompareTableTexts = Texts<typeof english>;
