import { refusedByStatus } from "./answer.ts";
import type { CallOptions, Connection, Payload } from "./client.ts";
import { SuiteError } from "./error.ts";

/**
 * A form post with files and the page's CSRF token (WIRE.md section 2), sent once; gives the body. Where a proxy got no answer of the suite, the
 * kind is `network`: nobody knows whether it has them.
 * @param how what sends it in place of the platform's `fetch`
 * @throws SuiteError
 */
export async function postFiles(
  client: Connection,
  path: string,
  body: FormData,
  options: CallOptions,
  how?: Pick<Payload, "fetch">,
): Promise<string> {
  const token = client.csrfToken();
  if (token) body.set("csrf_token", token);
  const reply = await client.send(path, { ...how, body }, 0, options);
  const { status, url } = reply;
  if (status === 502 || status === 504) throw new SuiteError("network", `${url} answered HTTP ${status}`);
  const refused = refusedByStatus(reply, "session");
  if (refused) throw refused;
  return reply.text;
}
