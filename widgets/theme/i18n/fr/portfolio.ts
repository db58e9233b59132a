import type { PortfolioTexts } from "#theme/portfolio/portfolio.strings.ts";

export const portfolio = {
  filters: "Filtrer",
  all: "Tout",
  shown: "Affichage : {count} sur {all}",
} satisfies PortfolioTexts;
