import { boolean, custom, object, optional, string } from "valibot";
import { type Call, char } from "#shared/suite/contract/call.ts";
import { anything, count, reference, rows } from "#shared/suite/contract/field.ts";
import { trackingValues } from "#shared/suite/contract/tracking-values.ts";

const exactly = <const V>(wanted: V) => custom<V>((value) => value === wanted);
const idOrFalse = custom<number | false>((value) => typeof value === "number" || value === false);

const attachment = object({ id: count, name: optional(char), filename: optional(char), mimetype: optional(char) });

/** A message as history and bus bring it. `body` is HTML; `date` is UTC, `YYYY-MM-DD HH:MM:SS`. Source: WIRE.md section 10. */
export const message = object({
  id: count,
  body: char,
  date: optional(char),
  author_id: optional(reference),
  message_type: optional(char),
  attachment_ids: optional(rows(attachment)),
  is_discussion: optional(boolean()),
  is_notification: optional(boolean()),
  tracking_value_ids: trackingValues,
});

/** Newest first; an unknown uuid has none. `last_id`: only older ones. Source: WIRE.md section 10. */
export const chatHistory = {
  path: "/mail/chat_history",
  read: true,
  params: object({ uuid: string(), limit: optional(count), last_id: optional(count) }),
  result: rows(message),
} satisfies Call;

/** Plain text in, message id out, also for an empty text and an unknown uuid: check before. Source: WIRE.md section 10. */
export const chatPost = {
  path: "/mail/chat_post",
  read: false,
  params: object({ uuid: string(), message_content: string() }),
  result: idOrFalse,
} satisfies Call;

/** Answers nothing. Source: WIRE.md section 10. */
export const notifyTyping = {
  path: "/im_livechat/notify_typing",
  read: false,
  params: object({ uuid: string(), is_typing: boolean() }),
  result: anything,
} satisfies Call;

/** What arrives on a chat's channel besides messages. Source: WIRE.md section 10. */
export const typingStatus = object({
  info: exactly("typing_status"),
  is_typing: boolean(),
  is_website_user: boolean(),
  partner_id: count,
});
export const historyCommand = object({ _type: exactly("history_command") });
