import type { Event } from "../content/records.ts";
import type { SuiteContext } from "../env.ts";
import type { Attendee } from "./registration.ts";

/** What the routes of events answer with besides calls. */
export interface EventPages {
  /** Somebody is registered. */
  complete(c: SuiteContext, event: Event, attendees: readonly Attendee[]): Promise<Response>;
}
