import type { PortfolioTexts } from "../portfolio.strings.ts";

export default {
  filters: "التصفية",
  all: "الكل",
  shown: "المعروض: {count} من {all}",
} satisfies PortfolioTexts;
