import { refusedByStatus } from "./answer.ts";
import type { CallOptions, Connection } from "./client.ts";

/**
 * A page or a piece of one, as text; tried again like any read. Suites redirect it to the visitor's language.
 * @throws SuiteError
 */
export async function get(client: Connection, path: string, options: CallOptions = {}): Promise<string> {
  const reply = await client.send(path, { method: "get" }, options.retry ?? 2, options);
  const refused = refusedByStatus(reply, "contract");
  if (refused) throw refused;
  return reply.text;
}
