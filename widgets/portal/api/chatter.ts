import { boolean, type InferOutput, number, object, string } from "valibot";
import {
  chatterMessage,
  chatterParams,
  chatterQuery,
  type ChatterRange,
  type ChatterRecord,
} from "#shared/suite/api/chatter.ts";
import type { Call } from "#shared/suite/contract/call.ts";
import { count, rows } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client, Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

/**
 * Requests a page of a record's messages; `message_count` counts all messages of the domain.
 * @see docs/reference/portal.md#portal-7
 */
export const chatterFetchCall = {
  path: "/mail/chatter_fetch",
  read: true,
  params: chatterQuery,
  result: object({ messages: rows(chatterMessage), message_count: count }),
} satisfies Call;

/** Publishes or unpublishes a message; the answer is the new state. @see docs/reference/portal.md#portal-14 */
export const publishMessageCall = {
  path: "/website/publish",
  read: false,
  params: object({ id: number(), object: string() }),
  result: boolean(),
} satisfies Call;

/** Requests a page of messages. @throws SuiteError */
export const chatterFetch = (
  client: Client,
  record: ChatterRecord,
  range: ChatterRange,
  options?: CallOptions,
): Promise<InferOutput<typeof chatterFetchCall.result>> =>
  client.call(chatterFetchCall, chatterParams(record, range), options);

/**
 * Fetches without following the redirect: the suite redirects to the page of the Referer, which need not be loaded. The suite fails without a
 * Referer, so that the policy of the page must not suppress it.
 */
const fetchWithoutRedirect: typeof fetch = async (input) => {
  const answer = await fetch(input, { redirect: "manual", referrerPolicy: "same-origin" });
  return answer.type === "opaqueredirect" ? new Response(null, { status: 204 }) : answer;
};

/**
 * Posts a message once. Resolving does not mean that the message was stored: the suite redirects refusals, too.
 * @param fields such as `message`, `token`, `pid`, `hash`; `rating_value` is twice the stars, `""` for none
 * @throws SuiteError
 * @see docs/reference/portal.md#portal-10
 */
export const chatterPost = async (
  client: Connection,
  { model, id }: ChatterRecord,
  fields: Readonly<Record<string, string>>,
  options?: CallOptions,
): Promise<void> => {
  const body = { res_model: model, res_id: String(id), ...fields };
  await post(client, "/mail/chatter_post", body, options, { fetch: fetchWithoutRedirect });
};

/** Publishes or unpublishes a message. Resolves to the new state. @throws SuiteError */
export const publishMessage = (client: Client, id: number, options?: CallOptions): Promise<boolean> =>
  client.call(publishMessageCall, { id, object: "mail.message" }, options);
