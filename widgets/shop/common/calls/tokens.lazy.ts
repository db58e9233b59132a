import { SuiteError, type CallOptions, type Client } from "../../../../shared/suite/index.ts";
import { callModel } from "../../../../shared/suite/routes/model.ts";
import * as contract from "./contract/tokens.ts";

export type { LinkedRecord } from "./contract/tokens.ts";

/** What a saved method is used by. @throws SuiteError */
export async function linkedRecords(
  client: Client,
  id: number,
  options?: CallOptions,
): Promise<readonly contract.LinkedRecord[]> {
  const answer = await callModel(client, contract.linkedRecords, [id], {}, options);
  return answer[String(id)] ?? [];
}

/** Deletes a saved method. @throws SuiteError, also where the suite says that it did not */
export async function deleteToken(client: Client, id: number, options?: CallOptions): Promise<void> {
  if (!(await callModel(client, contract.deleteToken, [id], {}, options)))
    throw new SuiteError("server", `payment.token ${id} was not deleted`);
}
