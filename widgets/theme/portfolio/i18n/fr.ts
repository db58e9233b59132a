import type { PortfolioTexts } from "../portfolio.strings.ts";

export default {
  filters: "Filtrer",
  all: "Tout",
  shown: "Affichage : {count} sur {all}",
} satisfies PortfolioTexts;
