import { array, custom, number, object, optional, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";

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
 * country that is not there. Source: WIRE.md section 12, recordings shop/country_infos.
 */
export const countryInfos = (id: number | string) =>
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
