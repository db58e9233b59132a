import type { Hono } from "hono";
import type { Database } from "../database.ts";
import { suiteDate } from "../date.ts";
import type { SuiteContext, SuiteEnv } from "../env.ts";
import { accessDenied, missingError, typeError } from "../fault.ts";
import { unescapeHtml } from "../html.ts";
import { rpc } from "../rpc.ts";
import type { User } from "../session.ts";
import type { Presence } from "./bus/presence.ts";
import { listMessages } from "./message.ts";
import { answersChats } from "./operator.ts";

interface Row {
  id: number;
  uuid: string;
  name: string;
  anonymous_name: string;
  operator_id: number;
  operator: string;
  country: string | null;
  page: string | null;
  created_at: Date;
  last_body: string | null;
  last_date: Date | null;
  rate: number | null;
  reason: string | null;
  online: boolean;
}

const chats = (condition: string) => `
  select mail_channel.id, mail_channel.uuid, mail_channel.name, anonymous_name, operator_id, person.display_name as operator, country.name as country, page,
         mail_channel.created_at, latest.body as last_body, latest.date as last_date, rate, reason,
         coalesce(seen_at > now() - interval '55 s', false) as online
  from mail_channel join person on person.id = operator_id left join country on country.id = country_id
       left join rating on rating.channel_id = mail_channel.id
       left join lateral (select body, date from message where message.channel_id = mail_channel.id order by message.id desc limit 1) as latest on true
  where channel_type = 'livechat' ${condition} order by coalesce(latest.date, mail_channel.created_at) desc, mail_channel.id desc limit 100`;

const textOf = (body: string): string =>
  unescapeHtml(body.replace(/<br>|<\/p><p>/g, " ").replace(/<[^>]*>/g, "")).trim();

/** Live chat as listed by the console. */
export type ChatSummary = ReturnType<typeof summary>;

const summary = ({
  anonymous_name,
  operator_id,
  operator,
  created_at,
  last_body,
  last_date,
  rate,
  reason,
  ...row
}: Row) => ({
  ...row,
  visitor: anonymous_name,
  operator: [operator_id, operator] as const,
  created: suiteDate(created_at),
  /** Text, not HTML. */
  last: last_body === null || !last_date ? null : { text: textOf(last_body), date: suiteDate(last_date) },
  rating: rate === null ? null : { rate, reason },
});

function admitted(user: User): User {
  if (!answersChats(user)) throw accessDenied();
  return user;
}

/**
 * Serves the data of the demo's console, which no suite has; for the roles operator and admin, otherwise 403. GET /operator/sessions: `{
 * me: { partner_id, name, status }, sessions }`, the latest first, at most 100. A session is `{ id, uuid, name, visitor, operator:
 * [partner, name], country, page, created, last: { text, date } | null, rating: { rate, reason } | null, online }`, with dates in the
 * suite's format. GET /operator/session/{id}: a session with `messages` as on the bus, oldest first, at most 1000; 404 for an unknown
 * chat. POST /operator/presence (JSON-RPC) `{ online: boolean }` -> the new status: online or offline. The rest uses the suite's own
 * calls: /longpolling/poll (with the uuid in `channels` for a chat of other members) and
 * /web/dataset/call_kw/mail.channel/{message_post,notify_typing,execute_command}.
 */
export function consoleRoutes(app: Hono<SuiteEnv>, database: Database, presence: Presence): void {
  const statusOf = async ({ partnerId }: User): Promise<string> =>
    (await presence.statuses([partnerId]))[0]?.im_status ?? "offline";

  app.get("/operator/sessions", async (c: SuiteContext) => {
    const user = admitted(c.var.visit.user);
    const rows = await database.query<Row>(chats(""));
    return c.json({
      me: { partner_id: user.partnerId, name: user.name, status: await statusOf(user) },
      sessions: rows.map(summary),
    });
  });

  app.get("/operator/session/:id{\\d{1,9}}", async (c) => {
    admitted(c.var.visit.user);
    const id = Number(c.req.param("id"));
    const [row] = await database.query<Row>(chats("and mail_channel.id = $1"), [id]);
    if (!row) throw missingError(id);
    return c.json({ ...summary(row), messages: (await listMessages(database, id, 1000, null)).reverse() });
  });

  app.all(
    "/operator/presence",
    rpc(async ({ online }, { user }) => {
      admitted(user);
      if (typeof online !== "boolean") throw typeError("online must be true or false");
      await presence.sign(user.id, online);
      return statusOf(user);
    }),
  );
}
