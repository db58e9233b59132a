import { formPages } from "#demo/suite/forms/index.tsx";
import type { Area } from "../area.ts";
import { translationRoutes } from "./language.ts";
import { formRoutes } from "./receive.ts";
import { receivedRoutes } from "./received.ts";
import { seedForms } from "./seed.ts";
import { stored } from "./stored.ts";
import { formTables } from "./tables.ts";

/** Forms of the website: questions, applications and repairs. */
export const area: Area = {
  needs: ["website", "shop"],
  stored,
  steps: [{ tables: formTables, seed: seedForms }],
  requirements: [{ calls: /^\/website_form\//, module: "website forms", elements: "suite-form needs" }],
  routes(app, { database, csrf }) {
    translationRoutes(app);
    formRoutes(app, database, csrf);
    receivedRoutes(app, database);
  },
  pages: formPages,
};
