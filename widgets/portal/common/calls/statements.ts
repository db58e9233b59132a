import { SuiteError, type CallOptions, type Connection } from "../../../../shared/suite/index.ts";
import { post } from "../../../../shared/suite/post.ts";
import type { StatementAnswer, StatementKind } from "./contract/statements.ts";

/** The suite's one text about it; undefined for what is no such answer. */
function messageIn(text: string): string | undefined {
  try {
    const answer = JSON.parse(text) as { readonly [K in keyof StatementAnswer]: unknown } | null;
    if (typeof answer !== "object" || !answer) return undefined;
    const { msg } = answer;
    return msg === false ? "" : typeof msg === "string" ? msg : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Asks the suite to send a statement by e-mail, once (behaviour/portal.md items 40 to 43).
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
  const message = messageIn(text);
  if (message !== undefined) return message;
  const what = text.includes("oe_login_form") ? "session" : "contract";
  throw new SuiteError(what, `${path} did not answer with a message`);
}
