import { object, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";

/** Events in the visitor's country, or of all where it has none, as HTML. Source: WIRE.md section 14. */
export const countryEvents = {
  path: "/event/get_country_event_list",
  read: true,
  params: object({}),
  result: string(),
} satisfies Call;
