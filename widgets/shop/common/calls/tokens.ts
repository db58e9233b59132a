import { type CallOptions, type Client, SuiteError } from "#shared/suite/index.ts";
import { callModel } from "#shared/suite/routes/model.ts";
import * as contract from "./contract/tokens.ts";

export interface LinkedRecord {
  readonly id?: number | string | undefined;
  readonly name: string;
  /** Empty where the suite has none, as the address. */
  readonly description: string;
  readonly url: string;
}

/** Reads the records that use a saved method. @throws SuiteError, also if the answer does not name the method */
export async function linkedRecords(client: Client, id: number, options?: CallOptions): Promise<LinkedRecord[]> {
  const { [id]: records = [] } = await callModel(client, contract.linkedRecords(id), [id], {}, options);
  return records.map((each) => ({ ...each, description: each.description || "", url: each.url || "" }));
}

/** Deletes a saved method. @throws SuiteError, also where the suite says that it did not */
export async function deleteToken(client: Client, id: number, options?: CallOptions): Promise<void> {
  if (!(await callModel(client, contract.deleteToken, [id], {}, options)))
    throw new SuiteError("server", `payment.token ${id} was not deleted`);
}
