import { array, custom, number, object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { part, parts } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Id, name, code. `custom` in place of tuple keeps the library's code for tuples out of the core of every page. */
const state = custom<readonly [number, string | false, string | false]>(
  (value) =>
    Array.isArray(value) &&
    value.length === 3 &&
    typeof value[0] === "number" &&
    value.slice(1).every((each) => typeof each === "string" || each === false),
);

/**
 * Call for the format of addresses in a country: `fields` in the order of writing, `states` as id, name and code. HTTP 404 for an
 * unknown country.
 * @see docs/reference/shop.md#shop-26
 */
export const countryInfosCall = (id: number | string) =>
  ({
    path: `/shop/country_infos/${id}`,
    read: true,
    params: object({ mode: string() }),
    result: object({
      fields: array(string()),
      states: parts(state),
      phone_code: part(number()),
    }),
  }) satisfies Call;

export interface CountryState {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

/** Format of addresses in a country. */
export interface CountryInfo {
  /** Fields in the order of writing, such as street, city, state_code, zip, country_name. */
  readonly fields: readonly string[];
  readonly states: readonly CountryState[];
}

/** Reads the format of addresses in a country; the mode has no effect on it. @throws SuiteError */
export async function countryInfo(client: Client, id: string, options?: CallOptions): Promise<CountryInfo> {
  const { fields, states } = await client.call(countryInfosCall(encodeURIComponent(id)), { mode: "shipping" }, options);
  return {
    fields,
    states: states.map(([state, name, code]) => ({ id: String(state), name: name || "", code: code || "" })),
  };
}
