import { marketingPages } from "#demo/suite/marketing/index.tsx";
import type { Area } from "../area.ts";
import { followRoutes } from "./follow.ts";
import { mailingRoutes } from "./mailing.ts";
import { pushRoutes } from "./push/routes.ts";
import { seedMarketing } from "./seed.ts";
import { stored } from "./stored.ts";
import { marketingTables } from "./tables.ts";

/** Followers, mailing lists and push notifications. */
export const area: Area = {
  needs: ["website"],
  stored,
  steps: [{ tables: marketingTables, seed: seedMarketing }],
  requirements: [
    { calls: /^\/website_mail\//, module: "followers on the website", elements: "suite-follow needs" },
    {
      calls: /^\/website_mass_mailing\//,
      module: "mailing lists",
      elements: "suite-subscribe and suite-newsletter-popup need",
    },
    { calls: /^\/web\/(_config|push_token)$/, module: "push notifications", elements: "suite-push needs" },
  ],
  routes(app, parts) {
    followRoutes(app, parts);
    mailingRoutes(app, parts);
    pushRoutes(app, parts);
  },
  pages: marketingPages,
};
