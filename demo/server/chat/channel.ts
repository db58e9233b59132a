import type { Queries } from "../database.ts";
import type { Channel as BusChannel, Publication } from "./bus/bus.ts";

/** Chat of a visitor with an operator (type livechat), or on a document. */
export interface Chat {
  readonly id: number;
  readonly name: string;
  /** Key of the visitor: grants reading and writing. */
  readonly uuid: string;
  readonly channel_type: "channel" | "chat" | "livechat";
  readonly public: "public" | "private" | "groups";
  readonly anonymous_name: string | null;
  /** Partner id of the operator. */
  readonly operator_id: number | null;
}

const columns = "id, name, uuid, channel_type, public, anonymous_name, operator_id";

/** Returns undefined for an unknown uuid. */
export async function chatOf(queries: Queries, uuid: unknown): Promise<Chat | undefined> {
  if (typeof uuid !== "string") return undefined;
  return (await queries.query<Chat>(`select ${columns} from mail_channel where uuid = $1`, [uuid]))[0];
}

export async function chatById(queries: Queries, id: number): Promise<Chat | undefined> {
  return (await queries.query<Chat>(`select ${columns} from mail_channel where id = $1`, [id]))[0];
}

export async function isMember(queries: Queries, chatId: number, partnerId: number): Promise<boolean> {
  return (
    (await queries.query("select from mail_member where channel_id = $1 and partner_id = $2", [chatId, partnerId]))
      .length > 0
  );
}

/** Returns the suite's data of a chat. */
export const chatInfo = ({ id, name, uuid, channel_type, public: visibility, anonymous_name }: Chat) => ({
  id,
  name,
  uuid,
  state: "open",
  is_minimized: false,
  channel_type,
  public: visibility,
  mass_mailing: false,
  moderation: false,
  is_moderator: false,
  group_based_subscription: false,
  create_uid: 1,
  anonymous_name: anonymous_name ?? (false as const),
});

export const partnerChannel = (partnerId: number): BusChannel => ["suite", "res.partner", partnerId];

/** Returns the channels of a notification: the members' own, and the uuid for visitors and readers of a public chat. */
export function toEverybody({ id, uuid, channel_type, public: visibility }: Chat, message: unknown): Publication[] {
  const byUuid = channel_type === "livechat" || visibility === "public";
  return [{ channel: ["suite", "mail.channel", id], message }, ...(byUuid ? [{ channel: uuid, message }] : [])];
}

/** Returns the notification of a new chat for its operator. */
export const newChat = (chat: Chat, partnerId: number): Publication => ({
  channel: partnerChannel(partnerId),
  message: { ...chatInfo(chat), seen_message_id: false, message_needaction_counter: 0, message_unread_counter: 0 },
});

/** @param partnerId partner of the typist; for anonymous visitors that of the system, as in the suite */
export const typing = (isTyping: unknown, isVisitor: boolean, partnerId: number) => ({
  info: "typing_status",
  is_typing: Boolean(isTyping),
  is_website_user: isVisitor,
  partner_id: partnerId,
});
