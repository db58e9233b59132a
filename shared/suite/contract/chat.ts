import { array, boolean, custom, object, optional, string } from "valibot";
import { char, type Call } from "./call.ts";
import { count, reference } from "./field.ts";

const exactly = <const V>(wanted: V) => custom<V>((value) => value === wanted);
const anything = custom<unknown>(() => true);
const idOrFalse = custom<number | false>((value) => typeof value === "number" || value === false);

const attachment = object({ id: count, name: optional(char), filename: optional(char), mimetype: optional(char) });

/** A message as history and bus bring it. `body` is HTML; `date` is UTC, `YYYY-MM-DD HH:MM:SS`. Source: WIRE.md section 10. */
export const message = object({
  id: count,
  body: char,
  date: optional(char),
  author_id: optional(reference),
  message_type: optional(char),
  attachment_ids: optional(array(attachment)),
});

/** Newest first; an unknown uuid has none. `last_id`: only older ones. Source: WIRE.md section 10. */
export const chatHistory = {
  path: "/mail/chat_history",
  read: true,
  params: object({ uuid: string(), limit: optional(count), last_id: optional(count) }),
  result: array(message),
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

/** One rating per session, rewritten by every call; its id, or `false` for an unknown uuid. Source: WIRE.md section 10. */
export const feedback = {
  path: "/im_livechat/feedback",
  read: false,
  params: object({ uuid: string(), rate: custom<number | string | null>((value) => value === null || /^(number|string)$/.test(typeof value)), reason: optional(string()) }),
  result: idOrFalse,
} satisfies Call;

/** What the visitor saw before, in answer to a `history_command`. Always true. Source: WIRE.md section 10. */
export const history = {
  path: "/im_livechat/history",
  read: false,
  params: object({ pid: count, channel_uuid: string(), page_history: optional(array(string())) }),
  result: boolean(),
} satisfies Call;

/** What arrives on a chat's channel besides messages. Source: WIRE.md section 10. */
export const typingStatus = object({
  info: exactly("typing_status"),
  is_typing: boolean(),
  is_website_user: boolean(),
  partner_id: count,
});
export const historyCommand = object({ _type: exactly("history_command") });
