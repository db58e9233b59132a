import {
  boolean,
  custom,
  type GenericSchema,
  type InferOutput,
  lazy,
  object,
  optional,
  safeParse,
  string,
} from "valibot";
import { type Call, char, charText, recordId } from "#shared/suite/contract/call.ts";
import { anything, count, part, reference } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";
import type { Person } from "./chat.ts";

const none = custom<false>((value) => value === false);
const session = object({
  id: count,
  name: part(charText, ""),
  uuid: string(),
  state: part(char),
  folded: part(boolean()),
  operator_pid: optional(reference),
});

/**
 * Call that returns availability and the rule of the button. `available_for_me` is falsy if no operator is online.
 * @see docs/reference/chat.md#chat-3
 */
export const initCall = {
  path: "/im_livechat/init",
  read: true,
  params: object({ channel_id: recordId }),
  result: object({
    available_for_me: anything,
    rule: part(
      object({
        /** `display_button`, `auto_popup` or `hide_button`. */
        action: part(char),
        /** Seconds. */
        auto_popup_timer: part(count),
        regex_url: part(char),
      }),
      {},
    ),
  }),
} satisfies Call;

/**
 * Call that opens a new session every time; the result is `false` without an operator.
 * @see docs/reference/chat.md#chat-7
 */
export const getSessionCall = {
  path: "/im_livechat/get_session",
  read: false,
  params: object({ channel_id: recordId, anonymous_name: string() }),
  result: lazy((value): GenericSchema<unknown, InferOutput<typeof session> | false> =>
    value === false ? none : session,
  ),
} satisfies Call;

/** Value of the cookie `im_livechat_session`. @see docs/reference/chat.md#chat-8 */
export const sessionCookie = object({
  id: count,
  name: optional(charText, ""),
  uuid: string(),
  folded: optional(boolean()),
  message_unread_counter: optional(count),
  operator_pid: reference,
});

export interface Availability {
  readonly available: boolean;
  /** Seconds until the chat opens by itself; undefined if it never does. */
  readonly popupAfter: number | undefined;
}

/** Session of a chat, as the cookie `im_livechat_session` stores it. */
export interface ChatSession {
  readonly id: number;
  readonly name: string;
  readonly uuid: string;
  readonly operator: Person;
  readonly folded: boolean;
}

/** @throws SuiteError, kind `config` for an unknown channel */
export async function init(client: Client, channelId: number, options?: CallOptions): Promise<Availability> {
  const { available_for_me, rule } = await client.call(initCall, { channel_id: channelId }, options);
  return {
    available: !!available_for_me,
    popupAfter: rule.action === "auto_popup" ? (rule.auto_popup_timer ?? 0) : undefined,
  };
}

/**
 * Opens a session with an operator; null if no operator is available.
 * @throws SuiteError
 */
export async function getSession(
  client: Client,
  { channelId, name }: { readonly channelId: number; readonly name: string },
  options?: CallOptions,
): Promise<ChatSession | null> {
  const session = await client.call(getSessionCall, { channel_id: channelId, anonymous_name: name }, options);
  if (!session || !session.operator_pid) return null;
  const {
    id,
    uuid,
    operator_pid: [operatorId, operatorName],
    folded = session.state === "folded",
  } = session;
  return { id, uuid, name: session.name, operator: [operatorId, operatorName || ""], folded };
}

/** Parses the cookie `im_livechat_session`; null if it is invalid. */
export function readSession(cookie: string | undefined): (ChatSession & { readonly unread: number }) | null {
  try {
    const { success, output } = safeParse(sessionCookie, JSON.parse(cookie ?? ""));
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

/** Returns the cookie of a chat, with the keys in the order of the built-in front end. */
export const writeSession = ({ folded, id, operator, name, uuid }: ChatSession, unread: number): string =>
  JSON.stringify({ folded, id, message_unread_counter: unread, operator_pid: operator, name, uuid });
