import type { Hono } from "hono";
import { chatterFetchCall } from "#portal/api/chatter.ts";
import { chatterInitCall } from "#shared/suite/api/chatter.ts";
import type { Parts } from "../area.ts";
import type { SuiteEnv } from "../env.ts";
import { badRequest } from "../fault.ts";
import { form, postOnly } from "../form.ts";
import { escapeHtml } from "../html.ts";
import { plainPage } from "../plain-page.ts";
import { requireArguments, toInt } from "../python.ts";
import { rpc } from "../rpc.ts";
import { forbidden, mayRead, readMessages, readStats, readTarget } from "./messages.ts";

/** Converts plain text to HTML as the suite does: escaped, with line breaks and links. */
const bodyOf = (text: string): string =>
  `<p>${escapeHtml(text)
    .replace(/\r?\n/g, "<br>")
    .replace(
      /https?:\/\/[^\s<]+/g,
      (address) => `<a href="${address}" target="_blank" rel="noreferrer noopener">${address}</a>`,
    )}</p>`;

type ChatterParts = Pick<Parts, "database" | "csrf" | "findModel">;

/** Serves the calls that read messages. */
function readRoutes(app: Hono<SuiteEnv>, { database, findModel }: ChatterParts): void {
  app.all(
    chatterFetchCall.path,
    rpc<typeof chatterFetchCall>(async (params, { user }) => {
      requireArguments("portal_message_fetch", params, ["res_model", "res_id"]);
      const target = await readTarget(database, findModel, params);
      if (!(await mayRead(database, findModel, target, user))) return { messages: [], message_count: 0 };
      return readMessages(database, target, user, params);
    }),
  );

  app.all(
    chatterInitCall.path,
    rpc<typeof chatterInitCall>(async (params, { user }) => {
      requireArguments("portal_chatter_init", params, ["res_model", "res_id"]);
      const target = await readTarget(database, findModel, params);
      const isOpen = await mayRead(database, findModel, target, user);
      const { messages, message_count } = isOpen
        ? await readMessages(database, target, user, params)
        : { messages: [], message_count: 0 };
      const isPublic = user.role === "public";
      const options = {
        message_count,
        is_user_public: isPublic,
        is_user_publisher: user.role === "admin" || user.role === "publisher",
        display_composer: !!params["allow_composer"] && (params["token"] || !isPublic),
        partner_id: user.partnerId,
      };
      return {
        messages,
        options,
        ...(params["rating_include"] === true && { rating_stats: await readStats(database, target) }),
      };
    }),
  );
}

/** Serves the form of the composer. */
function postRoutes(app: Hono<SuiteEnv>, { database, csrf, findModel }: ChatterParts): void {
  app.post(
    "/mail/chatter_post",
    form(csrf, async (c, fields) => {
      const { user } = c.var.visit;
      const { message, rating_value: rating } = fields;
      if (message === undefined) throw badRequest("message");
      const back = c.req.header("referer");
      if (!message.trim()) return c.redirect(back ?? c.req.path);
      if (!back) return plainPage(500);
      const target = await readTarget(database, findModel, { ...fields, res_id: toInt(fields["res_id"]) });
      const isPublic = user.role === "public";
      if (isPublic && target.bearer === null) return plainPage(500);
      if (!(await mayRead(database, findModel, target, user))) throw forbidden();
      await database.query(
        "insert into chatter_message (model, record_id, author_id, body, rating) values ($1, $2, $3, $4, $5)",
        [
          target.model,
          target.recordId,
          isPublic ? target.bearer : user.partnerId,
          bodyOf(message),
          rating ? toInt(rating) : null,
        ],
      );
      return c.redirect(`${back.split("#", 1)[0]}#discussion`);
    }),
  );
  app.all("/mail/chatter_post", postOnly);
}

/** Serves the calls and the form of the chatter. */
export function chatterRoutes(app: Hono<SuiteEnv>, parts: ChatterParts): void {
  readRoutes(app, parts);
  postRoutes(app, parts);
}
