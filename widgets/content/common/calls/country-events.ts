import type { CallOptions, Client } from "#shared/suite/index.ts";
import { countryEvents } from "./contract/events.ts";

/** HTML as the suite sent it: for `shared/html` only. @throws SuiteError */
export const listCountryEvents = (client: Client, options?: CallOptions): Promise<string> =>
  client.call(countryEvents, {}, options);
