import type { PortfolioTexts } from "../portfolio.strings.ts";

export default {
  filters: "Filter",
  all: "Alle",
  shown: "{count} von {all} angezeigt",
} satisfies PortfolioTexts;
