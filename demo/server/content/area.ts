import { contentPages } from "#demo/suite/content/index.tsx";
import type { Area } from "../area.ts";
import { model } from "../model.ts";
import { coverRoutes } from "./cover.ts";
import { latestPostsRoutes } from "./latest-posts.ts";
import { ratingFiles } from "./ratings.ts";
import { seedArchive, seedContent, seedRatings } from "./seed/index.ts";
import { archiveTables, contentTables, ratingTables } from "./tables.ts";

/** Blogs, events, and ratings of projects. */
export const area: Area = {
  needs: ["website"],
  steps: [
    { tables: contentTables, seed: seedContent },
    { tables: archiveTables, seed: seedArchive },
    { tables: ratingTables, seed: seedRatings },
  ],
  requirements: [{ calls: /^\/blog\//, module: "blogs", elements: "suite-latest-posts needs" }],
  models: {
    "blog.blog": model("blog", "Blog"),
    "blog.post": model("blog_post", "Blog Post", { publishable: true }),
    "event.event": model("event", "Event", { publishable: true }),
  },
  files: ratingFiles,
  routes(app, { database }) {
    coverRoutes(app, database);
    latestPostsRoutes(app, database);
  },
  pages: contentPages,
};
