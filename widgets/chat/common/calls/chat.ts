import { type GenericSchema, type InferOutput, safeParse } from "valibot";
import { type CallOptions, type Client, SuiteError } from "#shared/suite/index.ts";
import * as contract from "./contract/chat.ts";

/** Id and name of a partner. */
export type Person = readonly [id: number, name: string];

export type Message = InferOutput<typeof contract.message>;

/**
 * The newest messages, or those before a message; oldest first.
 * @throws SuiteError
 */
export const chatHistory = async (
  client: Client,
  { uuid, limit, before }: { readonly uuid: string; readonly limit: number; readonly before?: number },
  options?: CallOptions,
): Promise<Message[]> =>
  (
    await client.call(contract.chatHistory, { uuid, limit, ...(before !== undefined && { last_id: before }) }, options)
  ).reverse();

/**
 * Posts plain text and gives the id of the message. Tried once: it has no id of its own by which the suite would know it again.
 * @throws SuiteError
 */
export async function chatPost(
  client: Client,
  { uuid, text }: { readonly uuid: string; readonly text: string },
  options?: CallOptions,
): Promise<number> {
  const id = await client.call(contract.chatPost, { uuid, message_content: text }, options);
  if (id === false) throw new SuiteError("config", `there is no chat ${uuid}`);
  return id;
}

/** @throws SuiteError */
export const notifyTyping = async (client: Client, uuid: string, isTyping: boolean): Promise<void> => {
  await client.call(contract.notifyTyping, { uuid, is_typing: isTyping });
};

const fits = <S extends GenericSchema>(schema: S, value: unknown): value is InferOutput<S> =>
  safeParse(schema, value).success;

/** What a chat's channel brings. */
export type ChatNotification =
  | { readonly kind: "message"; readonly message: Message }
  | { readonly kind: "typing"; readonly partnerId: number; readonly isTyping: boolean }
  | { readonly kind: "history" };

/**
 * Reads what the bus brought; null where it is not meant for us: a visitor's own typing comes back too.
 * @throws SuiteError, kind `contract`, for what is none of these; anybody may write on a channel
 */
export function readNotification(value: unknown): ChatNotification | null {
  if (fits(contract.historyCommand, value)) return { kind: "history" };
  if (fits(contract.typingStatus, value)) {
    const { is_website_user, partner_id: partnerId, is_typing: isTyping } = value;
    return is_website_user ? null : { kind: "typing", partnerId, isTyping };
  }
  const { typed, output } = safeParse(contract.message, value);
  if (typed) return { kind: "message", message: output };
  throw new SuiteError("contract", "the chat's channel brought something that is no message");
}
