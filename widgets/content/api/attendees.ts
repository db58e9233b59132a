import { custom } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Tickets by the names of their fields, `nb_register-<ticket id>`, as text. */
const tickets = custom<Readonly<Record<string, string>>>(
  (value) => typeof value === "object" && Object.values(value!).every((count) => typeof count === "string"),
);

const form = custom<string | false>((value) => typeof value === "string" || value === false);

/**
 * Call that returns the form of attendees as HTML; false if no ticket is chosen. The server stores nothing, so the call can be repeated.
 * @param path path of the event's form, such as /event/design-fair-1/registration/new
 * @see docs/reference/content.md#content-19
 */
export const newRegistrationCall = (path: string) =>
  ({ path, read: true, params: tickets, result: form }) satisfies Call;

/** Returns unsanitized HTML, for `shared/html` only; false if no ticket is chosen. @throws SuiteError */
export const askForAttendees = (
  client: Client,
  path: string,
  tickets: Readonly<Record<string, string>>,
  options: CallOptions,
): Promise<string | false> => client.call(newRegistrationCall(path), tickets, options);
