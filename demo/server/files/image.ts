import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { faces, initialsDrawing, somebodyDrawing } from "./drawing.ts";

const draw = (c: SuiteContext, drawing: string, status: 200 | 403 | 404 = 200, cache = "max-age=0"): Response =>
  c.body(drawing, status, {
    "Content-Type": "image/svg+xml",
    "Cache-Control": cache,
    "X-Content-Type-Options": "nosniff",
  });

/** Even a refusal is a picture, so that an img shows something. Source: WIRE.md section 5. */
export const placeholder = (c: SuiteContext, status: 403 | 404): Response => draw(c, somebodyDrawing, status);

/** Pictures that come with the suite; drawn by us, under the stock addresses. No session is opened for them. */
export function stockImages(app: Hono<SuiteEnv>): void {
  const week = "max-age=604800, public";
  app.get("/mail/static/src/img/smiley/avatar.jpg", (c) => draw(c, somebodyDrawing, 200, week));
  for (const [rate, drawing] of Object.entries(faces))
    app.get(`/rating/static/src/img/rating_${rate}.png`, (c) => draw(c, drawing, 200, week));
}

/** The team and published contacts are known to everybody, others only to themselves and to the team. Source: WIRE.md section 5, recording livechat/operator_avatar. */
export function avatarRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.get("/web/image/res.partner/:id{\\d{1,9}}/:field{image|image_medium|image_small}", async (c) => {
    const { user } = c.var.visit;
    const [partner] = await database.query<{ id: number; name: string; seen: boolean }>(
      `select partner.id, name, published or exists (select from account where partner_id = partner.id and role in ('operator', 'publisher', 'admin')) as seen
       from partner where id = $1`,
      [Number(c.req.param("id"))],
    );
    if (!partner) return placeholder(c, 404);
    const known = partner.seen || (user.role !== "public" && (user.role !== "portal" || user.partnerId === partner.id));
    return known ? draw(c, initialsDrawing(partner.name, partner.id)) : placeholder(c, 403);
  });
}
