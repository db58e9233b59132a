import type { Texts } from "#shared/i18n/index.ts";
import { shopTexts } from "../common/base/shop.strings.ts";

export const english = {
  ...shopTexts,
  chip: { one: "Compare: {count} product", other: "Compare: {count} products" },
  title: "Compare Products",
  limit: { one: "You can compare max {count} product.", other: "You can compare max {count} products." },
  compare: "Compare",
  few: "Add a second product to compare them.",
  remove: "Remove {name}",
};

export type ComparePanelTexts = Texts<typeof english>;
