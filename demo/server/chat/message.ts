import type { Queries } from "../database.ts";
import { suiteDate } from "../date.ts";
import type { Bus } from "./bus/bus.ts";
import { type Chat, toEverybody } from "./channel.ts";

interface Row {
  id: number;
  body: string;
  date: Date;
  author_id: number | null;
  author: string | null;
  email_from: string | null;
  channel_id: number | null;
  record_name: string | null;
  attachments: { id: number; name: string | null; filename: string | null; mimetype: string }[];
}

const rows = (condition: string) => `
  select message.id, body, date, author_id, person.display_name as author, email_from, channel_id, mail_channel.name as record_name,
         (select coalesce(json_agg(json_build_object('id', attachment.id, 'name', name, 'filename', filename, 'mimetype', mimetype) order by attachment.id), '[]')
          from message_attachment join attachment on attachment.id = attachment_id where message_id = message.id) as attachments
  from message left join person on person.id = author_id left join mail_channel on mail_channel.id = channel_id ${condition}`;

/** Fields of all messages that people write. */
export const comment = {
  message_type: "comment",
  subtype_id: [1, "Discussions"],
  subject: false,
  partner_ids: [],
  customer_email_status: "sent",
  customer_email_data: [],
  tracking_value_ids: [],
};

/** Returns a message as in the history and on the bus. */
const formatted = ({ id, body, date, author_id, author, email_from, channel_id, record_name, attachments }: Row) => ({
  ...comment,
  id,
  body,
  date: suiteDate(date),
  author_id: [author_id ?? 0, author ?? false] as [number, string | false],
  email_from: email_from ?? (false as const),
  model: "mail.channel",
  res_id: channel_id ?? (false as const),
  record_name: record_name ?? (false as const),
  channel_ids: channel_id === null ? [] : [channel_id],
  starred_partner_ids: [],
  moderation_status: "accepted",
  attachment_ids: attachments.map(({ name, filename, ...file }) => ({
    ...file,
    name: name ?? (false as const),
    filename: filename ?? (false as const),
  })),
  needaction_partner_ids: [],
  is_note: false,
  is_discussion: true,
  is_notification: false,
  subtype_description: false,
  module_icon: "/mail/static/description/icon.png",
});

export type Message = ReturnType<typeof formatted>;

/** Returns messages, newest first; with `before`, only older ones. */
export async function listMessages(
  queries: Queries,
  chatId: number,
  limit: number,
  before: number | null,
): Promise<Message[]> {
  const found = await queries.query<Row>(
    rows("where channel_id = $1 and ($2::integer is null or message.id < $2) order by message.id desc limit $3"),
    [chatId, before, limit],
  );
  return found.map(formatted);
}

interface Post {
  /** HTML. */
  readonly body: string;
  /** Partner id; null for a visitor without a contact. */
  readonly authorId: number | null;
  readonly emailFrom?: string;
  readonly attachmentIds?: readonly number[];
}

/**
 * Stores a message and publishes it to all members of the chat. Without a chat only stores it, as the suite does. Runs in a transaction.
 */
export async function post(
  queries: Queries,
  bus: Bus,
  chat: Chat | undefined,
  { body, authorId, emailFrom, attachmentIds = [] }: Post,
): Promise<number> {
  const [row] = await queries.query<{ id: number }>(
    "insert into message (channel_id, author_id, email_from, body) values ($1, $2, $3, $4) returning id",
    [chat?.id ?? null, authorId, emailFrom ?? null, body],
  );
  if (!row) throw new Error("The database did not return the new message");
  await queries.query(
    "insert into message_attachment (message_id, attachment_id) select $1, id from attachment where id = any($2::integer[])",
    [row.id, attachmentIds],
  );
  const [stored] = await queries.query<Row>(rows("where message.id = $1"), [row.id]);
  if (chat && stored) await bus.publish(queries, toEverybody(chat, formatted(stored)));
  return row.id;
}
