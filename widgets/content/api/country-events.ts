import { object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/**
 * Call that returns events as HTML: of the visitor's country, or of all countries if it has none.
 * @see docs/reference/content.md#content-22
 */
export const countryEventsCall = {
  path: "/event/get_country_event_list",
  read: true,
  params: object({}),
  result: string(),
} satisfies Call;

/** Returns unsanitized HTML, for `shared/html` only. @throws SuiteError */
export const listCountryEvents = (client: Client, options?: CallOptions): Promise<string> =>
  client.call(countryEventsCall, {}, options);
