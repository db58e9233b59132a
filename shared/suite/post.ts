import { refusedByStatus } from "./answer.ts";
import type { CallOptions, Connection } from "./client.ts";

/**
 * A form post with the page's CSRF token (WIRE.md section 2), sent once; gives the body.
 * @throws SuiteError
 */
export async function post(
  client: Connection,
  path: string,
  fields: Record<string, string>,
  options: CallOptions = {},
): Promise<string> {
  const token = client.csrfToken();
  const body = new URLSearchParams(token ? { ...fields, csrf_token: token } : fields);
  const reply = await client.send(path, { body }, 0, options);
  const refused = refusedByStatus(reply, "session");
  if (refused) throw refused;
  return reply.text;
}
