import type { PortfolioTexts } from "#theme/portfolio/portfolio.strings.ts";

export const portfolio = {
  filters: "Filteren",
  all: "Alles",
  shown: "{count} van {all} getoond",
} satisfies PortfolioTexts;
