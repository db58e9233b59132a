import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  filters: "Filter",
  all: "All",
  shown: "{count} of {all} shown",
};

export type PortfolioTexts = Texts<typeof english>;
