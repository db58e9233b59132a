import { type Client, SuiteError } from "#shared/suite/index.ts";
import * as contract from "./contract/feedback.ts";

interface Feedback {
  readonly uuid: string;
  readonly rate: number;
  readonly reason?: string;
}

/** Writes the session's one rating. @throws SuiteError */
export const feedback = async (client: Client, { uuid, rate, reason }: Feedback): Promise<void> => {
  const id = await client.call(contract.feedback, { uuid, rate, ...(reason !== undefined && { reason }) });
  if (id === false) throw new SuiteError("config", `there is no chat ${uuid}`, { text: "no chat" });
};
