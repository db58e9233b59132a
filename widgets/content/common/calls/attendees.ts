import type { CallOptions, Client } from "#shared/suite/index.ts";
import { newRegistration } from "./contract/registration.ts";

/** HTML as the suite sent it: for `shared/html` only; false where no ticket was chosen. @throws SuiteError */
export const askForAttendees = (
  client: Client,
  path: string,
  tickets: Readonly<Record<string, string>>,
  options: CallOptions,
): Promise<string | false> => client.call(newRegistration(path), tickets, options);
