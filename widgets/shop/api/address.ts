import { array, custom, number, object, optional, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Id, name, code. `custom` in place of tuple: what one call uses of the library is in the core of every page. */
const state = custom<readonly [number, string | false, string | false]>(
  (value) =>
    Array.isArray(value) &&
    value.length === 3 &&
    typeof value[0] === "number" &&
    value.slice(1).every((each) => typeof each === "string" || each === false),
);

/**
 * What an address in a country consists of: `fields` in the order in which they are written, `states` as id, name and code. HTTP 404 for a
 * country that is not there.
 */
export const countryInfosCall = (id: number | string) =>
  ({
    path: `/shop/country_infos/${id}`,
    read: true,
    params: object({ mode: string() }),
    result: object({
      fields: array(string()),
      states: rows(state),
      phone_code: optional(number()),
    }),
  }) satisfies Call;

export interface CountryState {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

/** What an address in a country consists of. */
export interface CountryInfo {
  /** In the order in which they are written, such as street, city, state_code, zip, country_name. */
  readonly fields: readonly string[];
  readonly states: readonly CountryState[];
}

/** The mode is the same for both kinds of addresses. @throws SuiteError */
export async function countryInfo(client: Client, id: string, options?: CallOptions): Promise<CountryInfo> {
  const { fields, states } = await client.call(countryInfosCall(encodeURIComponent(id)), { mode: "shipping" }, options);
  return {
    fields,
    states: states.map(([state, name, code]) => ({ id: String(state), name: name || "", code: code || "" })),
  };
}
