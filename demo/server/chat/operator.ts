import type { Hono } from "hono";
import type { Bus } from "../bus/bus.ts";
import type { Database } from "../database.ts";
import type { SuiteEnv } from "../env.ts";
import { accessError, attributeError, missingError, sessionExpired } from "../fault.ts";
import { findModel } from "../models.ts";
import { requireArguments, toInt, toText } from "../python.ts";
import { rpc, type Params } from "../rpc.ts";
import type { User } from "../session.ts";
import { chatById, isMember, toEverybody, typing, type Chat } from "./channel.ts";
import { cleaned } from "./cleaned.ts";
import { post } from "./message.ts";

const asRecord = (value: unknown): Params => (typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {});

/** The record that the first argument names: 7 or [7]. */
const recordId = (args: unknown): number => {
  const first: unknown = Array.isArray(args) ? args[0] : undefined;
  return toInt(Array.isArray(first) ? first[0] : first);
};

export const answersChats = ({ role }: User): boolean => role === "operator" || role === "admin";

/**
 * What an operator's client calls: `mail.channel` message_post, notify_typing and execute_command, for operators and for members of
 * the chat. Source: WIRE.md sections 1 and 10, recordings livechat/operator_*.
 */
export function operatorRoutes(app: Hono<SuiteEnv>, database: Database, bus: Bus): void {
  const methods: Readonly<Record<string, (chat: Chat, user: User, options: Params) => Promise<number | undefined>>> = {
    message_post: (chat, { name, email, partnerId }, { body = "", attachment_ids = [] }) =>
      database.transaction((queries) =>
        post(queries, bus, chat, {
          body: cleaned(toText(body, "strip")),
          authorId: partnerId,
          emailFrom: email ? `${name} <${email}>` : undefined,
          attachmentIds: Array.isArray(attachment_ids) ? attachment_ids.map(toInt) : [],
        }),
      ),
    notify_typing: async (chat, { partnerId }, { is_typing }) => {
      await database.transaction((queries) => bus.publish(queries, toEverybody(chat, typing(is_typing, false, partnerId))));
      return undefined;
    },
    // The suite knows more commands; an unknown one does nothing there, too.
    execute_command: async ({ uuid }, _user, { command }) => {
      if (command === "history") await database.transaction((queries) => bus.publish(queries, [{ channel: uuid, message: { _type: "history_command" } }]));
      return undefined;
    },
  };

  const callKw = rpc(async (params, { user }) => {
    if (user.role === "public") throw sessionExpired();
    requireArguments("call_kw", params, ["model", "method", "args", "kwargs"]);
    const { model, method, args, kwargs } = params;
    if (model !== "mail.channel") {
      findModel(model);
      throw attributeError(`type object '${String(model)}' has no attribute '${String(method)}'`);
    }
    const name = String(method);
    const run = Object.hasOwn(methods, name) ? methods[name] : undefined;
    if (!run) throw attributeError(`type object 'mail.channel' has no attribute '${name}'`);
    const id = recordId(args);
    const chat = await chatById(database, id);
    if (!chat) throw missingError(id);
    if (!answersChats(user) && !(await isMember(database, id, user.partnerId))) throw accessError("Discussion Channel", id, user.id);
    return run(chat, user, asRecord(kwargs));
  });
  app.all("/web/dataset/call_kw", callKw);
  app.all("/web/dataset/call_kw/:path{.+}", callKw);
}
