import { linkPages } from "#demo/suite/links/index.tsx";
import type { Area } from "../area.ts";
import { clickMethods } from "./click.ts";
import { linkPageRoutes } from "./pages.ts";
import { seedLinks } from "./seed/index.ts";
import { stored } from "./stored.ts";
import { linkTables } from "./tables.ts";
import { tagModels, tagTables } from "./tag.ts";
import { trackerRoutes } from "./tracker.ts";

/** Tracked links: calls, pages and redirects. */
export const area: Area = {
  needs: ["website"],
  stored,
  steps: [{ tables: linkTables, seed: seedLinks }],
  models: tagTables,
  requirements: [
    {
      calls: /^\/website_links\/|^\/web\/dataset\/call_kw\/(utm\.|link\.tracker)/,
      module: "tracked links",
      elements: "suite-link-tracker and suite-link-stats need",
    },
  ],
  routes(app, { database, render, addMethods }) {
    trackerRoutes(app, database);
    linkPageRoutes(app, database, linkPages(render));
    addMethods({ "link.tracker.click": clickMethods(database), ...tagModels(database) });
  },
};
