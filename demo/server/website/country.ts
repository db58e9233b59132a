import type { Queries } from "../database.ts";

interface Country {
  readonly id: number;
  readonly name: string;
}

/** Returns a country by its code, such as PT or pt; undefined for an unknown one. */
export const countryOf = async (queries: Queries, code: string): Promise<Country | undefined> =>
  code ? (await queries.query<Country>("select id, name from country where code = upper($1)", [code]))[0] : undefined;
