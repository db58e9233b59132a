import { websitePages } from "../../pages/website/index.tsx";
import type { Area } from "../area.ts";
import { model } from "../model.ts";
import { accountRoutes } from "./account.ts";
import { avatarRoutes } from "./avatar.ts";
import { localeRoutes } from "./locale.ts";
import { languageRoutes } from "./multilingual.ts";
import { seedWebsite } from "./seed/index.ts";
import { websiteTables } from "./tables.ts";

/** What the suite is without any module: contacts, accounts, languages. */
export const area: Area = {
  steps: [{ tables: websiteTables, seed: seedWebsite }],
  models: {
    "res.partner": model("partner", "Contact"),
    "res.country": model("country", "Country", { followable: false }),
  },
  routes(app, parts) {
    languageRoutes(app);
    accountRoutes(app, parts);
    avatarRoutes(app, parts.database);
    localeRoutes(app);
  },
  pages: websitePages,
};
