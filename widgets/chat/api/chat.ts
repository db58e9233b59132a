import { boolean, custom, type GenericSchema, type InferOutput, object, optional, safeParse, string } from "valibot";
import { type Call, char } from "#shared/suite/contract/call.ts";
import { anything, count, part, parts, reference, rows } from "#shared/suite/contract/field.ts";
import { trackingValues } from "#shared/suite/contract/tracking-values.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const exactly = <const V>(wanted: V) => custom<V>((value) => value === wanted);
const idOrFalse = custom<number | false>((value) => typeof value === "number" || value === false);

const attachment = object({ id: count, name: optional(char), filename: optional(char), mimetype: optional(char) });

/**
 * Message of the history or the bus. `body` is HTML; `date` is UTC, `YYYY-MM-DD HH:MM:SS`.
 * @see docs/reference/chat.md#chat-15
 */
export const message = object({
  id: count,
  body: char,
  date: part(char),
  author_id: optional(reference),
  message_type: optional(char),
  attachment_ids: optional(parts(attachment)),
  is_discussion: optional(boolean()),
  is_notification: optional(boolean()),
  tracking_value_ids: trackingValues,
});

/**
 * Call that returns messages, newest first; none for an unknown uuid. With `last_id`, only older messages.
 * @see docs/reference/chat.md#chat-11
 */
export const chatHistoryCall = {
  path: "/mail/chat_history",
  read: true,
  params: object({ uuid: string(), limit: optional(count), last_id: optional(count) }),
  result: rows(message),
} satisfies Call;

/**
 * Call that posts plain text and returns the message id. The suite checks neither empty texts nor unknown uuids.
 * @see docs/reference/chat.md#chat-12
 */
export const chatPostCall = {
  path: "/mail/chat_post",
  read: false,
  params: object({ uuid: string(), message_content: string() }),
  result: idOrFalse,
} satisfies Call;

/** Call that reports that the visitor types, or has stopped. @see docs/reference/chat.md#chat-19 */
export const notifyTypingCall = {
  path: "/im_livechat/notify_typing",
  read: false,
  params: object({ uuid: string(), is_typing: boolean() }),
  result: anything,
} satisfies Call;

/** Notifications of a chat's channel besides messages. @see docs/reference/chat.md#chat-21 */
export const typingStatus = object({
  info: exactly("typing_status"),
  is_typing: boolean(),
  is_website_user: boolean(),
  partner_id: count,
});
/** @see docs/reference/chat.md#chat-26 */
export const historyCommand = object({ _type: exactly("history_command") });

/** Id and name of a partner. */
export type Person = readonly [id: number, name: string];

export type Message = InferOutput<typeof message>;

/**
 * Returns the newest messages, or those before a message; oldest first.
 * @throws SuiteError
 */
export const chatHistory = async (
  client: Client,
  { uuid, limit, before }: { readonly uuid: string; readonly limit: number; readonly before?: number },
  options?: CallOptions,
): Promise<Message[]> =>
  (
    await client.call(chatHistoryCall, { uuid, limit, ...(before !== undefined && { last_id: before }) }, options)
  ).reverse();

/**
 * Posts plain text; resolves to the id of the message. Does not retry, since the suite cannot recognize a repeated message.
 * @throws SuiteError
 */
export async function chatPost(
  client: Client,
  { uuid, text }: { readonly uuid: string; readonly text: string },
  options?: CallOptions,
): Promise<number> {
  const id = await client.call(chatPostCall, { uuid, message_content: text }, options);
  if (id === false) throw new SuiteError("config", `there is no chat ${uuid}`);
  return id;
}

/** @throws SuiteError */
export const notifyTyping = async (client: Client, uuid: string, isTyping: boolean): Promise<void> => {
  await client.call(notifyTypingCall, { uuid, is_typing: isTyping });
};

const fits = <S extends GenericSchema>(schema: S, value: unknown): value is InferOutput<S> =>
  safeParse(schema, value).success;

/** Notification of a chat's channel. */
export type ChatNotification =
  | { readonly kind: "message"; readonly message: Message }
  | { readonly kind: "typing"; readonly partnerId: number; readonly isTyping: boolean }
  | { readonly kind: "history" };

/**
 * Parses a notification; null for the visitor's own typing, which the bus returns, too.
 * @throws SuiteError, kind `contract`, for other values: every visitor may write on a channel
 */
export function readNotification(value: unknown): ChatNotification | null {
  if (fits(historyCommand, value)) return { kind: "history" };
  if (fits(typingStatus, value)) {
    const { is_website_user, partner_id: partnerId, is_typing: isTyping } = value;
    return is_website_user ? null : { kind: "typing", partnerId, isTyping };
  }
  const { typed, output } = safeParse(message, value);
  if (typed) return { kind: "message", message: output };
  throw new SuiteError("contract", "the chat's channel brought something that is no message");
}
