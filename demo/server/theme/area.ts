import { themePages } from "#demo/suite/theme/index.tsx";
import type { Area } from "../area.ts";
import { newsRoutes } from "./news.ts";
import { quoteRoutes } from "./quote.ts";
import { sectionRoutes } from "./sections.ts";
import { seedTheme } from "./seed.ts";
import { sliderRoutes } from "./slider.ts";
import { stored } from "./stored.ts";
import { themeTables } from "./tables.ts";

/** Data of the corporate theme's snippets. */
export const area: Area = {
  needs: ["website", "content"],
  stored,
  steps: [{ tables: themeTables, seed: seedTheme }],
  requirements: [
    {
      calls: /^\/(sh_corpomate_theme|sh_website_quote|get_latest_news)/,
      module: "the corporate theme",
      elements:
        "suite-testimonials, suite-partners, suite-tab-slider, suite-notice-board, suite-news-ticker and suite-quote-form need",
    },
  ],
  routes(app, { database }) {
    sectionRoutes(app, database);
    sliderRoutes(app, database);
    newsRoutes(app, database);
    quoteRoutes(app, database);
  },
  pages: themePages,
};
