import { contentPages } from "../../pages/content/index.tsx";
import type { Area } from "../area.ts";
import { model } from "../model.ts";
import { seedContent } from "./seed/index.ts";
import { contentTables } from "./tables.ts";

/** Blogs and events. */
export const area: Area = {
  needs: ["website"],
  steps: [{ tables: contentTables, seed: seedContent }],
  models: {
    "blog.blog": model("blog", "Blog"),
    "blog.post": model("blog_post", "Blog Post", { publishable: true }),
    "event.event": model("event", "Event", { publishable: true }),
  },
  pages: contentPages,
};
