import { safeParse } from "valibot";
import type { CallOptions, Client } from "#shared/suite/index.ts";
import type { Person } from "./chat.ts";
import * as contract from "./contract/livechat.ts";

export interface Availability {
  readonly available: boolean;
  /** Seconds until the chat opens by itself; undefined: never. */
  readonly popupAfter: number | undefined;
}

/** A chat as the cookie `im_livechat_session` keeps it. */
export interface ChatSession {
  readonly id: number;
  readonly name: string;
  readonly uuid: string;
  readonly operator: Person;
  readonly folded: boolean;
}

/** @throws SuiteError, kind `config` for an unknown channel */
export async function init(client: Client, channelId: number, options?: CallOptions): Promise<Availability> {
  const { available_for_me, rule } = await client.call(contract.init, { channel_id: channelId }, options);
  return {
    available: !!available_for_me,
    popupAfter: rule.action === "auto_popup" ? (rule.auto_popup_timer ?? 0) : undefined,
  };
}

/**
 * Opens a session with an operator; null when none is there.
 * @throws SuiteError
 */
export async function getSession(
  client: Client,
  { channelId, name }: { readonly channelId: number; readonly name: string },
  options?: CallOptions,
): Promise<ChatSession | null> {
  const session = await client.call(contract.getSession, { channel_id: channelId, anonymous_name: name }, options);
  if (!session || !session.operator_pid) return null;
  const {
    id,
    uuid,
    operator_pid: [operatorId, operatorName],
    folded = session.state === "folded",
  } = session;
  return { id, uuid, name: session.name || "", operator: [operatorId, operatorName || ""], folded };
}

/** What the cookie `im_livechat_session` says; null for one that cannot be read. */
export function readSession(cookie: string | undefined): (ChatSession & { readonly unread: number }) | null {
  try {
    const { success, output } = safeParse(contract.sessionCookie, JSON.parse(cookie ?? ""));
    if (!success || !output.operator_pid) return null;
    const {
      id,
      name,
      uuid,
      folded = false,
      message_unread_counter: unread = 0,
      operator_pid: [operatorId, operatorName],
    } = output;
    return { id, name, uuid, folded, unread, operator: [operatorId, operatorName || ""] };
  } catch {
    return null;
  }
}

/** The cookie of a chat, its keys in the order of the stock front end. */
export const writeSession = ({ folded, id, operator, name, uuid }: ChatSession, unread: number): string =>
  JSON.stringify({ folded, id, message_unread_counter: unread, operator_pid: operator, name, uuid });
