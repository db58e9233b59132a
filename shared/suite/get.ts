import { refusedByStatus } from "./answer.ts";
import type { CallOptions, Connection } from "./client.ts";

/**
 * Returns a page or a part of one, as text; retried like any read. Suites redirect to the visitor's language.
 * @throws SuiteError
 * @see docs/reference/wire.md#wire-31
 */
export async function get(client: Connection, path: string, options: CallOptions = {}): Promise<string> {
  const reply = await client.send(path, { method: "get" }, options.retry ?? 2, options);
  const refused = refusedByStatus(reply, "contract");
  if (refused) throw refused;
  return reply.text;
}
