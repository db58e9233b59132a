import type { PortfolioTexts } from "../../portfolio/portfolio.strings.ts";

export const portfolio = {
  filters: "Filteren",
  all: "Alles",
  shown: "{count} van {all} getoond",
} satisfies PortfolioTexts;
