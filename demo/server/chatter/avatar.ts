import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { placeholder, sendDrawing } from "../image.ts";
import { seesUnpublished } from "../model.ts";
import { initialsDrawing } from "../website/avatar.ts";

/** Serves the picture of an author, for readers of the message. */
export function avatarRoutes(app: Hono<SuiteEnv>, database: Database): void {
  app.get("/web/image/mail.message/:id{\\d{1,9}}/author_avatar/50x50", async (c) => {
    const [author] = await database.query<{ id: number; name: string; published: boolean }>(
      `select partner.id, partner.name, chatter_message.published
       from chatter_message join partner on partner.id = author_id where chatter_message.id = $1`,
      [Number(c.req.param("id"))],
    );
    if (!author) return placeholder(c, 404);
    const isSeen = author.published || seesUnpublished(c.var.visit.user);
    return isSeen ? sendDrawing(c, initialsDrawing(author.name, author.id)) : placeholder(c, 403);
  });
}
