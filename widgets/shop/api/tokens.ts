import { array, boolean, object } from "valibot";
import { char, charText, recordId } from "#shared/suite/contract/call.ts";
import { part } from "#shared/suite/contract/field.ts";
import { callModel, modelCall } from "#shared/suite/contract/model.ts";
import { SuiteError } from "#shared/suite/error.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";
import { isReason } from "./payments.ts";

const linkedRecord = object({
  id: part(recordId),
  name: charText,
  description: part(char),
  url: part(char),
});

/**
 * Call for the records that use a saved method, under its id: an answer without the id is about another method.
 * @see docs/reference/shop.md#shop-35
 */
export const linkedRecordsCall = (id: number) => ({
  ...modelCall("payment.token", "get_linked_records", true, object({ [id]: array(linkedRecord) })),
  isReason,
});

/** Call that deletes a saved method; repeated calls return the same. */
export const deleteTokenCall = modelCall("payment.token", "unlink", false, boolean());

export interface LinkedRecord {
  readonly id?: number | string | undefined;
  readonly name: string;
  /** Empty if the suite has none. */
  readonly description: string;
  /** Empty if the suite has none. */
  readonly url: string;
}

/** Reads the records that use a saved method. @throws SuiteError, also if the answer does not name the method */
export async function linkedRecords(client: Client, id: number, options?: CallOptions): Promise<LinkedRecord[]> {
  const { [id]: records = [] } = await callModel(client, linkedRecordsCall(id), [id], {}, options);
  return records.map((each) => ({ ...each, description: each.description || "", url: each.url || "" }));
}

/** Deletes a saved method. @throws SuiteError, also if the suite did not delete it */
export async function deleteToken(client: Client, id: number, options?: CallOptions): Promise<void> {
  if (!(await callModel(client, deleteTokenCall, [id], {}, options)))
    throw new SuiteError("server", `payment.token ${id} was not deleted`);
}
