import { surveyPages } from "#demo/suite/survey/index.tsx";
import type { Area } from "../area.ts";
import { surveyRoutes } from "./routes.ts";
import { seedSurveys } from "./seed.ts";
import { stored } from "./stored.ts";
import { surveyTables } from "./tables.ts";

/** Surveys with their answers. */
export const area: Area = {
  needs: ["website"],
  stored,
  steps: [{ tables: surveyTables, seed: seedSurveys }],
  requirements: [{ calls: /^\/survey\//, module: "surveys", elements: "suite-survey needs" }],
  routes: (app, parts) => surveyRoutes(app, parts, surveyPages(parts.render)),
};
