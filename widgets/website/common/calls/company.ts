import type { CallOptions, Client } from "#shared/suite/index.ts";
import { callModel } from "#shared/suite/routes/model.ts";
import * as contract from "./contract/company.ts";

export interface SignedIn {
  readonly userId: number;
  /** False for a user without a company. */
  readonly companyId: number | false;
}

/** @throws SuiteError of kind `session` where nobody has signed in */
export async function signedIn(client: Client, options?: CallOptions): Promise<SignedIn> {
  const { uid, company_id: companyId } = await client.call(contract.sessionInfo, {}, options);
  return { userId: uid, companyId };
}

/** Asks for another company: whether it was changed, only `signedIn` tells. @throws SuiteError */
export const writeCompany = (
  client: Client,
  userId: number,
  companyId: number,
  options?: CallOptions,
): Promise<boolean> => callModel(client, contract.writeCompany, [userId, { company_id: companyId }], {}, options);
