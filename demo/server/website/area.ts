import { websitePages } from "#demo/suite/website/index.tsx";
import type { Area } from "../area.ts";
import { model } from "../model.ts";
import { accountRoutes } from "./account.ts";
import { avatarRoutes } from "./avatar.ts";
import { localeRoutes } from "./locale.ts";
import { languageRoutes } from "./multilingual.ts";
import { pageMethods } from "./pages.ts";
import { publishRoutes } from "./publish.ts";
import { resetRoutes, resetTables } from "./reset.ts";
import { seedWebsite } from "./seed/index.ts";
import { seedSite, seedViews } from "./seed/site.ts";
import { siteRoutes } from "./site.ts";
import { siteTables, viewTables, websiteTables } from "./tables.ts";
import { templateRoutes } from "./templates.ts";
import { userMethods } from "./users.ts";
import { viewMethods, viewRoutes } from "./views.ts";

/** The suite without modules: contacts, accounts, languages. */
export const area: Area = {
  steps: [
    { tables: websiteTables, seed: seedWebsite },
    { tables: siteTables, seed: seedSite },
    { tables: viewTables, seed: seedViews },
    { tables: resetTables },
  ],
  models: {
    "res.partner": model("partner", "Contact"),
    "res.country": model("country", "Country", { followable: false }),
    "res.users": model("account", "Users", { followable: false }),
    "website.page": model("website_page", "Page", { followable: false, publishable: true }),
  },
  routes(app, parts) {
    languageRoutes(app);
    siteRoutes(app, parts.database);
    publishRoutes(app, parts);
    viewRoutes(app, parts.database);
    templateRoutes(app);
    accountRoutes(app, parts);
    resetRoutes(app, parts);
    avatarRoutes(app, parts.database);
    localeRoutes(app);
    parts.addMethods({
      "res.users": userMethods(parts.database),
      "ir.ui.view": viewMethods(parts.database),
      website: pageMethods(app, parts.database),
    });
  },
  pages: websitePages,
};
