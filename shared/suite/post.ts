import { refusedByStatus } from "./answer.ts";
import type { CallOptions, Connection, Payload } from "./client.ts";

/**
 * Posts a form with the page's CSRF token, once. Returns the body of the response.
 * @param how replacement of the platform's `fetch`
 * @throws SuiteError
 * @see docs/reference/wire.md#wire-20
 * @see docs/reference/wire.md#wire-21
 */
export async function post(
  client: Connection,
  path: string,
  fields: Record<string, string>,
  options: CallOptions = {},
  how?: Pick<Payload, "fetch">,
): Promise<string> {
  const token = client.csrfToken();
  const body = new URLSearchParams(token ? { ...fields, csrf_token: token } : fields);
  const reply = await client.send(path, { ...how, body }, 0, options);
  const refused = refusedByStatus(reply, "session");
  if (refused) throw refused;
  return reply.text;
}
