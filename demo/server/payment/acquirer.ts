import type { Queries } from "../database.ts";
import { missingError } from "../fault.ts";

/** Somebody who takes payments. */
export interface Acquirer {
  readonly id: number;
  readonly name: string;
  readonly provider: string;
  /** `form`: a form leads to pages of theirs, or to none; `s2s`: the shop's own form takes the card (server to server). */
  readonly kind: "form" | "s2s";
}

/** Whether customers can have it keep what they paid with, for the next time, from its own pages. */
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
