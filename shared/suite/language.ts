import { shared } from "../element/index.ts";
import { type DateFormats, readDateFormats } from "./api/language.ts";
import type { Client } from "./client.ts";

/**
 * Returns the suite's formats of the visitor's language, with one call a page.
 * @param server origin of the client's suite
 * @throws SuiteError
 */
export function dateFormats(client: Client, server: string): Promise<DateFormats> {
  const known = shared(`suite.dates ${server}`, (): { formats?: Promise<DateFormats> } => ({}));
  return (known.formats ??= readDateFormats(client).catch((error: unknown) => {
    known.formats = undefined;
    throw error;
  }));
}
