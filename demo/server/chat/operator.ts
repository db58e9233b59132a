import type { Methods } from "../callkw.ts";
import type { Database } from "../database.ts";
import { accessError, missingError } from "../fault.ts";
import { toInt, toText } from "../python.ts";
import type { Params } from "../rpc.ts";
import type { User } from "../session.ts";
import type { Bus } from "./bus/bus.ts";
import { type Chat, chatById, isMember, toEverybody, typing } from "./channel.ts";
import { cleanHtml } from "./clean-html.ts";
import { post } from "./message.ts";

/** Returns the record in the first argument: 7 or [7]. */
const recordId = ([first]: readonly unknown[]): number => toInt(Array.isArray(first) ? first[0] : first);

export const answersChats = ({ role }: User): boolean => role === "operator" || role === "admin";

/**
 * Returns the methods of an operator's client: `mail.channel` message_post, notify_typing and execute_command, for operators and for
 * members of the chat.
 */
export function chatMethods(database: Database, bus: Bus): Methods {
  type Command = (chat: Chat, user: User, options: Params) => Promise<number | undefined>;
  const inChat =
    (command: Command): Methods[string] =>
    async ({ args, kwargs, user }) => {
      const id = recordId(args);
      const chat = await chatById(database, id);
      if (!chat) throw missingError(id);
      if (!answersChats(user) && !(await isMember(database, id, user.partnerId)))
        throw accessError("Discussion Channel", id, user.id);
      return command(chat, user, kwargs);
    };
  return {
    message_post: inChat((chat, { name, email, partnerId }, { body = "", attachment_ids = [] }) =>
      database.transaction((queries) =>
        post(queries, bus, chat, {
          body: cleanHtml(toText(body, "strip")),
          authorId: partnerId,
          emailFrom: email ? `${name} <${email}>` : undefined,
          attachmentIds: Array.isArray(attachment_ids) ? attachment_ids.map(toInt) : [],
        }),
      ),
    ),
    notify_typing: inChat(async (chat, { partnerId }, { is_typing }) => {
      await database.transaction((queries) =>
        bus.publish(queries, toEverybody(chat, typing(is_typing, false, partnerId))),
      );
      return undefined;
    }),
    // The suite has more commands; it ignores an unknown one, too.
    execute_command: inChat(async ({ uuid }, _user, { command }) => {
      if (command === "history")
        await database.transaction((queries) =>
          bus.publish(queries, [{ channel: uuid, message: { _type: "history_command" } }]),
        );
      return undefined;
    }),
  };
}
