import type { Event } from "../content/records.ts";
import type { SuiteContext } from "../env.ts";
import type { Attendee } from "./registration.ts";

/** Pages of the events' routes. */
export interface EventPages {
  /** Page after a registration. */
  complete(c: SuiteContext, event: Event, attendees: readonly Attendee[]): Promise<Response>;
}
