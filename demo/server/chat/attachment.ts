import { createHash } from "node:crypto";
import type { Hono } from "hono";
import type { Database } from "../database.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { placeholder } from "../image.ts";
import { seesUnpublished } from "../model.ts";
import { plainPage } from "../plain-page.ts";

interface Attachment {
  readonly id: number;
  readonly name: string | null;
  readonly filename: string | null;
  readonly mimetype: string;
  readonly data: Uint8Array<ArrayBuffer>;
}

function send(c: SuiteContext, { id, name, filename, mimetype, data }: Attachment): Response {
  const headers: Record<string, string> = {
    "X-Content-Type-Options": "nosniff",
    ETag: `"${createHash("md5").update(data).digest("hex")}"`,
    "Cache-Control": "max-age=0",
  };
  if (c.req.query("download")) {
    headers["Content-Disposition"] =
      `attachment; filename*=UTF-8''${encodeURIComponent(filename ?? name ?? `ir.attachment-${id}-datas`)}`;
  }
  if (c.req.header("if-none-match") === headers["ETag"]) return c.body(null, 304, headers);
  return c.body(new Uint8Array(data), 200, { ...headers, "Content-Type": mimetype });
}

/**
 * Serves files of messages: public ones, those whose token is in the address, and for the visitor and the members of a chat those of that
 * chat; otherwise 404. Pictures keep their size, whatever size is requested.
 */
export function attachmentRoutes(app: Hono<SuiteEnv>, database: Database): void {
  const find = async (c: SuiteContext): Promise<Attachment | undefined> => {
    const { user, session } = c.var.visit;
    const [found] = await database.query<Attachment>(
      `select id, name, filename, mimetype, data from attachment
       where id = $1 and (public or $2 or access_token = $5 or exists (
         select from message_attachment join message on message.id = message_id join mail_channel on mail_channel.id = channel_id
         where attachment_id = attachment.id
           and (session_id = $3 or exists (select from mail_member where mail_member.channel_id = mail_channel.id and partner_id = $4))))`,
      [
        parseInt(c.req.param("id") ?? "", 10),
        seesUnpublished(user),
        session.id,
        user.partnerId,
        c.req.query("access_token") ?? "",
      ],
    );
    return found;
  };

  app.get("/web/content/:id{\\d{1,9}(-\\w+)?}/:name?", async (c) => {
    const attachment = await find(c);
    return attachment ? send(c, attachment) : plainPage(404);
  });
  app.on(
    "GET",
    [
      "/web/image/:id{\\d{1,9}(-\\w+)?}",
      "/web/image/:id{\\d{1,9}(-\\w+)?}/:size{\\d+x\\d+}",
      "/web/image/:id{\\d{1,9}(-\\w+)?}/:size{\\d+x\\d+}/",
    ],
    async (c) => {
      const attachment = await find(c);
      return attachment ? send(c, attachment) : placeholder(c, 404);
    },
  );
}
