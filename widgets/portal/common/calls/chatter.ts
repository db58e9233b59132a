import type { InferOutput } from "valibot";
import type { CallOptions, Client, Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";
import { chatterParams, type ChatterRange, type ChatterRecord } from "#shared/suite/routes/chatter.ts";
import * as contract from "./contract/chatter.ts";

/** @throws SuiteError */
export const chatterFetch = (
  client: Client,
  record: ChatterRecord,
  range: ChatterRange,
  options?: CallOptions,
): Promise<InferOutput<typeof contract.chatterFetch.result>> =>
  client.call(contract.chatterFetch, chatterParams(record, range), options);

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
 * @param fields of WIRE.md section 6, such as `message`, `token`, `pid`, `hash`; `rating_value` is twice the stars, `""` for none
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
  client.call(contract.publishMessage, { id, object: "mail.message" }, options);
