import type { Queries } from "../database.ts";
import { missingError } from "../fault.ts";

/** Provider of payments. */
export interface Acquirer {
  readonly id: number;
  readonly name: string;
  readonly provider: string;
  /** `form`: a form leads to the provider's pages, or to none; `s2s`: the shop's own form takes the card (server to server). */
  readonly kind: "form" | "s2s";
}

/** Returns true if customers can store a method on the provider's pages. */
export const savesTokens = (provider: string): boolean => provider === "quay";

export const listAcquirers = (queries: Queries): Promise<Acquirer[]> =>
  queries.query("select id, name, provider, kind from payment_acquirer order by id");

/** Throws the suite's missing_error. */
export async function readAcquirer(queries: Queries, id: number): Promise<Acquirer> {
  const [found] = await queries.query<Acquirer>("select id, name, provider, kind from payment_acquirer where id = $1", [
    id,
  ]);
  if (!found) throw missingError(id);
  return found;
}
