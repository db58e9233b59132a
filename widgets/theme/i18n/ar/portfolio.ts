import type { PortfolioTexts } from "#theme/portfolio/portfolio.strings.ts";

export const portfolio = {
  filters: "التصفية",
  all: "الكل",
  shown: "المعروض: {count} من {all}",
} satisfies PortfolioTexts;
