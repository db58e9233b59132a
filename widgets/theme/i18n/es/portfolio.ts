import type { PortfolioTexts } from "#theme/portfolio/portfolio.strings.ts";

export const portfolio = {
  filters: "Filtrar",
  all: "Todo",
  shown: "Mostrando {count} de {all}",
} satisfies PortfolioTexts;
