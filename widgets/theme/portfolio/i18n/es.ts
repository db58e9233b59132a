import type { PortfolioTexts } from "../portfolio.strings.ts";

export default {
  filters: "Filtrar",
  all: "Todo",
  shown: "Mostrando {count} de {all}",
} satisfies PortfolioTexts;
