import { type InferInput, object } from "valibot";
import { readJson } from "#shared/suite/answer.ts";
import { charText } from "#shared/suite/contract/call.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

/** Recipient of a statement; each has its own page and route. */
export type StatementKind = "customer" | "vendor";

/**
 * JSON of the answer. The message may be empty; without it no statement was sent.
 * @see docs/reference/portal.md#portal-26
 */
export const statement = object({ msg: charText });
export type StatementAnswer = Partial<InferInput<typeof statement>>;

/**
 * Requests a statement by e-mail, once.
 * @returns the message of the suite, which may be empty
 * @throws SuiteError, with the kind `session` if the suite responds with the page to sign in
 */
export async function sendStatement(
  client: Connection,
  kind: StatementKind,
  isOverdue: boolean,
  options: CallOptions,
): Promise<string> {
  const flag = `${kind}_send_${isOverdue ? "overdue_" : ""}statement`;
  const path = `/my/${kind}_statements/send`;
  // without a token: the route reads each field as a flag
  const text = await post({ ...client, csrfToken: () => undefined }, path, { [flag]: "true" }, options);
  return readJson(path, text, statement).msg;
}
