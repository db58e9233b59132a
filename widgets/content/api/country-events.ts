import { object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Events in the visitor's country, or of all where it has none, as HTML. */
export const countryEventsCall = {
  path: "/event/get_country_event_list",
  read: true,
  params: object({}),
  result: string(),
} satisfies Call;

/** HTML as the suite sent it: for `shared/html` only. @throws SuiteError */
export const listCountryEvents = (client: Client, options?: CallOptions): Promise<string> =>
  client.call(countryEventsCall, {}, options);
