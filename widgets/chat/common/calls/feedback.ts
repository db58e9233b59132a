import type { Client } from "../../../../shared/suite/index.ts";
import * as contract from "./contract/feedback.ts";

/** Writes the session's one rating. @throws SuiteError */
export const feedback = async (client: Client, uuid: string, rate: number, reason?: string): Promise<void> => {
  await client.call(contract.feedback, { uuid, rate, ...(reason !== undefined && { reason }) });
};
