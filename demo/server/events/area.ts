import { eventPages } from "#demo/suite/events/index.tsx";
import type { Area } from "../area.ts";
import { sendDrawing, svg } from "../image.ts";
import { eventRoutes } from "./routes.ts";
import { stored } from "./stored.ts";
import { eventTables, seedTickets } from "./tables.ts";

const map = svg(
  64,
  `<path fill="#dbe7f0" d="M0 0h64v64H0z"/><path fill="#7fa37a" d="M8 18q8-8 16-4t6 12-8 10-6 14-8-14zM34 16q12-8 22 0t-2 16-8 12-8-10-4-18z"/>`,
);

/** Tickets and registrations for events, and calendars. */
export const area: Area = {
  needs: ["content", "shop"],
  stored,
  steps: [{ tables: eventTables, seed: seedTickets }],
  requirements: [
    { calls: /^\/event\//, module: "events", elements: "suite-event-tickets and suite-country-events need" },
  ],
  files: (app) =>
    app.get("/website_event/static/src/img/world_map.jpg", (c) => sendDrawing(c, map, 200, "max-age=3600")),
  routes: (app, { database, csrf, render }) => eventRoutes(app, database, csrf, eventPages(render)),
};
