import type { Area } from "../area.ts";
import { model } from "../model.ts";
import { avatarRoutes } from "./avatar.ts";
import { chatterRoutes } from "./routes.ts";
import { seedChatter } from "./seed.ts";
import { stored } from "./stored.ts";
import { chatterTables } from "./tables.ts";

/** Messages about records: posts, products, projects. */
export const area: Area = {
  needs: ["website", "chat", "content", "shop"],
  stored,
  steps: [{ tables: chatterTables, seed: seedChatter }],
  models: {
    "mail.message": model("chatter_message", "Message", { followable: false, publishable: true }),
    "project.project": model("project", "Project"),
  },
  routes(app, parts) {
    chatterRoutes(app, parts);
    avatarRoutes(app, parts.database);
  },
};
