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

/** Another page of a record's messages; `message_count` is of all that the domain lets through. */
export const chatterFetchCall = {
  path: "/mail/chatter_fetch",
  read: true,
  params: chatterQuery,
  result: object({ messages: rows(chatterMessage), message_count: count }),
} satisfies Call;

/** Publishes a message, or the other way round; answers the new state. */
export const publishMessageCall = {
  path: "/website/publish",
  read: false,
  params: object({ id: number(), object: string() }),
  result: boolean(),
} satisfies Call;

/** @throws SuiteError */
export const chatterFetch = (
  client: Client,
  record: ChatterRecord,
  range: ChatterRange,
  options?: CallOptions,
): Promise<InferOutput<typeof chatterFetchCall.result>> =>
  client.call(chatterFetchCall, chatterParams(record, range), options);

/**
 * The suite leads whoever posts back to the page they came from, by the Referer, without which it fails. Where that is need not be loaded,
 * and the policy of the page must not keep the Referer back.
 */
const fetchByHand: typeof fetch = async (input) => {
  const answer = await fetch(input, { redirect: "manual", referrerPolicy: "same-origin" });
  return answer.type === "opaqueredirect" ? new Response(null, { status: 204 }) : answer;
};

/**
 * Posts a message; sent once. That it came to an end says nothing of whether the message is there: the suite redirects for a refusal as well.
 * @param fields such as `message`, `token`, `pid`, `hash`; `rating_value` is twice the stars, `""` for none
 * @throws SuiteError
 */
export const chatterPost = async (
  client: Connection,
  { model, id }: ChatterRecord,
  fields: Readonly<Record<string, string>>,
  options?: CallOptions,
): Promise<void> => {
  const body = { res_model: model, res_id: String(id), ...fields };
  await post(client, "/mail/chatter_post", body, options, { fetch: fetchByHand });
};

/** Gives the new state. @throws SuiteError */
export const publishMessage = (client: Client, id: number, options?: CallOptions): Promise<boolean> =>
  client.call(publishMessageCall, { id, object: "mail.message" }, options);
