import type { PortfolioTexts } from "#theme/portfolio/portfolio.strings.ts";

export const portfolio = {
  filters: "Filter",
  all: "Alle",
  shown: "{count} von {all} angezeigt",
} satisfies PortfolioTexts;
