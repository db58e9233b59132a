import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { placeholder, sendDrawing } from "../image.ts";
import { seesUnpublished } from "../model.ts";

const colours: Readonly<Record<string, readonly [from: string, to: string]>> = {
  dusk: ["#3a2b6b", "#a5484c"],
  moss: ["#1f4a33", "#5d6b2f"],
  sand: ["#6b4a2a", "#86703a"],
  tide: ["#1d4a78", "#2f7f85"],
};

/** Draws hills in the two colours of a post. */
function drawing(cover: string): string {
  const [from, to] = colours[cover] ?? ["#444", "#777"];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200" width="300" height="200"><rect width="300" height="200" fill="${from}"/><path d="M0 150q75-70 150-20t150-30v100H0z" fill="${to}"/></svg>`;
}

/** Serves the pictures behind posts. */
export const coverRoutes = (app: Hono<SuiteEnv>, database: Database): void => {
  app.get("/web/image/blog.post/:id{\\d{1,9}}/cover", async (c) => {
    const [post] = await database.query<{ cover: string; published: boolean }>(
      "select cover, published from blog_post where id = $1",
      [Number(c.req.param("id"))],
    );
    if (!post) return placeholder(c, 404);
    if (!post.published && !seesUnpublished(c.var.visit.user)) return placeholder(c, 403);
    return sendDrawing(c, drawing(post.cover));
  });
};
