import type { Queries } from "#demo/server/database.ts";
import { notFound } from "#demo/server/fault.ts";

export interface Country {
  readonly id: number;
  readonly name: string;
  /** Fields of an address, in order. */
  readonly address_fields: readonly string[];
  readonly phone_code: number;
}

export interface CountryState {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

/** Returns the database id in a form or an address; 0 for any other text. */
export const idIn = (text: string | undefined): number => (/^\d{1,9}$/.test(text ?? "") ? Number(text) : 0);

export const readCountries = (queries: Queries): Promise<Country[]> =>
  queries.query("select id, name, address_fields, phone_code from country order by name");

export const readCountry = async (queries: Queries, id: number): Promise<Country | undefined> =>
  (await queries.query<Country>("select id, name, address_fields, phone_code from country where id = $1", [id]))[0];

export const readStates = (queries: Queries, countryId: number): Promise<CountryState[]> =>
  queries.query("select id, name, code from country_state where country_id = $1 order by code", [countryId]);

/** Returns the data of a country for the address form. Throws the suite's HTTP 404 for an unknown country. */
export async function countryInfos(queries: Queries, id: string | undefined) {
  const country = await readCountry(queries, idIn(id));
  if (!country) throw notFound();
  const states = await readStates(queries, country.id);
  return {
    fields: [...country.address_fields],
    states: states.map(({ id, name, code }): [number, string, string] => [id, name, code]),
    phone_code: country.phone_code,
  };
}
