import type { CallOptions, Client } from "#shared/suite/index.ts";
import * as contract from "./contract/address.ts";

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

/** The mode is the same for both kinds of addresses (behaviour/shop-cart-checkout.md item 34). @throws SuiteError */
export async function countryInfo(client: Client, id: string, options?: CallOptions): Promise<CountryInfo> {
  const { fields, states } = await client.call(
    contract.countryInfos(encodeURIComponent(id)),
    { mode: "shipping" },
    options,
  );
  return {
    fields,
    states: states.map(([state, name, code]) => ({ id: String(state), name: name || "", code: code || "" })),
  };
}
