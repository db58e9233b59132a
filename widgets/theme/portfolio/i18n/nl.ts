import type { PortfolioTexts } from "../portfolio.strings.ts";

export default {
  filters: "Filteren",
  all: "Alles",
  shown: "{count} van {all} getoond",
} satisfies PortfolioTexts;
