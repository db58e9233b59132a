import { type InferInput, object } from "valibot";
import { readJson } from "#shared/suite/answer.ts";
import { charText } from "#shared/suite/contract/call.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

/** Whose statement: each has a page and a call of its own. */
export type StatementKind = "customer" | "vendor";

/** The suite's answer, as JSON text. An empty `msg` says nothing; without `msg` nothing was sent. */
export const statement = object({ msg: charText });
export type StatementAnswer = Partial<InferInput<typeof statement>>;

/**
 * Asks the suite to send a statement by e-mail, once.
 * @returns what the suite says, which may be empty
 * @throws SuiteError, kind `session` where the suite answers with the page to sign in
 */
export async function sendStatement(
  client: Connection,
  kind: StatementKind,
  isOverdue: boolean,
  options: CallOptions,
): Promise<string> {
  const flag = `${kind}_send_${isOverdue ? "overdue_" : ""}statement`;
  const path = `/my/${kind}_statements/send`;
  // the route takes no token: what it is sent, it takes for a flag
  const text = await post({ ...client, csrfToken: () => undefined }, path, { [flag]: "true" }, options);
  return readJson(path, text, statement).msg;
}
