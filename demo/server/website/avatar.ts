import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { escapeHtml } from "../html.ts";
import { placeholder, sendDrawing, svg } from "../image.ts";

/** Returns initials on a colour of the name. */
export function initialsDrawing(name: string, id: number): string {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => word?.[0] ?? "").join("");
  const letters = `<text x="32" y="41" text-anchor="middle" font-family="system-ui, sans-serif" font-size="26" fill="#fff">${escapeHtml(initials.toUpperCase())}</text>`;
  return svg(64, `<rect width="64" height="64" fill="hsl(${(id * 67) % 360} 45% 38%)"/>${letters}`);
}

/** Serves avatars: those of the team and of published contacts to all visitors, others to their owners and the team. */
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
    return known ? sendDrawing(c, initialsDrawing(partner.name, partner.id)) : placeholder(c, 403);
  });
}
