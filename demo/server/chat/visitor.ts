import type { Hono } from "hono";
import { chatHistoryCall, chatPostCall, notifyTypingCall } from "#chat/api/chat.ts";
import { getSessionCall, initCall } from "#chat/api/livechat.ts";
import type { Database, Queries } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { requireArguments, toInt, toText } from "../python.ts";
import { rpc } from "../rpc.ts";
import { countryOf } from "../website/country.ts";
import type { Bus } from "./bus/bus.ts";
import { type Chat, chatInfo, chatOf, newChat, toEverybody, typing } from "./channel.ts";
import { findDesk, operatorsOnline } from "./desk.ts";
import { listMessages, post } from "./message.ts";
import { plaintextToHtml } from "./plaintext.ts";
import { matchRule, rulesOf } from "./rule.ts";

/** Author of anonymous messages and typing, as the suite names it. */
const systemPartner = 2;

interface NewChat {
  /** Name of the visitor. */
  readonly name: string;
  readonly deskId: number;
  readonly operatorId: number;
  readonly operatorName: string;
  /** Partner of a signed-in visitor. */
  readonly memberId: number | undefined;
  readonly countryId: number | null;
  readonly sessionId: string;
  /** Path and query of the page that the visitor is on. */
  readonly page: string;
}

/** Stores a chat with its members, and notifies the operator. */
async function openChat(
  queries: Queries,
  bus: Bus,
  { name, deskId, operatorId, operatorName, memberId, countryId, sessionId, page }: NewChat,
): Promise<Chat> {
  const [created] = await queries.query<Chat>(
    `insert into mail_channel (name, channel_type, public, livechat_channel_id, operator_id, anonymous_name, country_id, session_id, page, seen_at)
     values ($1, 'livechat', 'private', $2, $3, $4, $5, $6, $7, now()) returning id, name, uuid, channel_type, public, anonymous_name, operator_id`,
    [`${name}, ${operatorName}`, deskId, operatorId, name, countryId, sessionId, page],
  );
  if (!created) throw new Error("The database did not return the new chat");
  const members = new Set(memberId === undefined ? [operatorId] : [operatorId, memberId]);
  for (const member of members)
    await queries.query("insert into mail_member (channel_id, partner_id) values ($1, $2)", [created.id, member]);
  await bus.publish(queries, [newChat(created, operatorId)]);
  return created;
}

/** Serves the calls that look for an operator and open a chat. */
function livechatRoutes(app: Hono<SuiteEnv>, database: Database, bus: Bus): void {
  app.all(
    initCall.path,
    rpc<typeof initCall>(async (params, visit, c) => {
      requireArguments("livechat_init", params, ["channel_id"]);
      const desk = await findDesk(database, params["channel_id"]);
      const operators = await operatorsOnline(database, desk, visit);
      if (operators.length === 0) return { available_for_me: 0, rule: {} };
      const country = await countryOf(database, visit.qa.country);
      const rule = matchRule(await rulesOf(database, desk.id), c.req.header("referer"), country?.id ?? null);
      if (!rule) return { available_for_me: true, rule: {} };
      const { action, auto_popup_timer, regex_url } = rule;
      return {
        available_for_me: action !== "hide_button",
        rule: { action, auto_popup_timer, regex_url: regex_url ?? false },
      };
    }),
  );

  app.all(
    getSessionCall.path,
    rpc<typeof getSessionCall>(async (params, visit, c) => {
      requireArguments("get_session", params, ["channel_id", "anonymous_name"]);
      const { user, session } = visit;
      const desk = await findDesk(database, params["channel_id"]);
      const [operator] = await operatorsOnline(database, desk, visit);
      if (!operator) return false;
      const signedIn = user.role !== "public";
      const country = await countryOf(database, visit.qa.country);
      const name =
        (signedIn ? user.name : toText(params["anonymous_name"], "strip")) + (country ? ` (${country.name})` : "");
      const { pathname, search } = new URL(c.req.header("referer") ?? "/", c.req.url);
      const chat = await database.transaction((queries) =>
        openChat(queries, bus, {
          name,
          deskId: desk.id,
          operatorId: operator.partner_id,
          operatorName: operator.name,
          memberId: signedIn ? user.partnerId : undefined,
          countryId: country?.id ?? null,
          sessionId: session.id,
          page: pathname + search,
        }),
      );
      return { ...chatInfo(chat), operator_pid: [operator.partner_id, operator.display_name] };
    }),
  );
}

/** Serves the calls within an open chat: its history, messages and typing. */
function chatRoutes(app: Hono<SuiteEnv>, database: Database, bus: Bus): void {
  app.all(
    chatHistoryCall.path,
    rpc<typeof chatHistoryCall>(async (params) => {
      requireArguments("mail_chat_history", params, ["uuid"]);
      const { uuid, last_id: before = false, limit = 20 } = params;
      const chat = await chatOf(database, uuid);
      return chat ? listMessages(database, chat.id, Math.max(0, toInt(limit)), toInt(before) || null) : [];
    }),
  );

  app.all(
    chatPostCall.path,
    rpc<typeof chatPostCall>(async (params, { user }) => {
      requireArguments("mail_chat_post", params, ["uuid", "message_content"]);
      const body = plaintextToHtml(toText(params["message_content"], "replace"));
      const authorId = user.role === "public" ? null : user.partnerId;
      return database.transaction(async (queries) =>
        post(queries, bus, await chatOf(queries, params["uuid"]), { body, authorId }),
      );
    }),
  );

  app.all(
    notifyTypingCall.path,
    rpc<typeof notifyTypingCall>(async (params) => {
      requireArguments("notify_typing", params, ["uuid", "is_typing"]);
      const chat = await chatOf(database, params["uuid"]);
      if (chat)
        await database.transaction((queries) =>
          bus.publish(queries, toEverybody(chat, typing(params["is_typing"], true, systemPartner))),
        );
      return undefined;
    }),
  );
}

/** Serves the calls of the visitor's side. */
export function visitorRoutes(app: Hono<SuiteEnv>, database: Database, bus: Bus): void {
  livechatRoutes(app, database, bus);
  chatRoutes(app, database, bus);
}
