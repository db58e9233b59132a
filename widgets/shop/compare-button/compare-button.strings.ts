import type { Texts } from "#shared/i18n/index.ts";
import { shopTexts } from "../common/base/shop.strings.ts";

export const english = {
  ...shopTexts,
  add: "Compare",
  added: "In the comparison",
};

export type CompareButtonTexts = Texts<typeof english>;
