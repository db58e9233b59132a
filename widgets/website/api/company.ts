import { boolean, custom, number, object } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { callModel, modelCall } from "#shared/suite/contract/model.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** `false`: none. */
const company = custom<number | false>((value) => value === false || typeof value === "number");

/** Who is signed in, in which company. Nobody: code 100. */
export const sessionInfoCall = {
  path: "/web/session/get_session_info",
  read: true,
  params: object({}),
  result: object({ uid: number(), company_id: company }),
} satisfies Call;

/** Changes the company of a user; also answers `true` where it changed nothing. */
export const writeCompanyCall = modelCall("res.users", "write", false, boolean());

export interface SignedIn {
  readonly userId: number;
  /** False for a user without a company. */
  readonly companyId: number | false;
}

/** @throws SuiteError of kind `session` where nobody has signed in */
export async function signedIn(client: Client, options?: CallOptions): Promise<SignedIn> {
  const { uid, company_id: companyId } = await client.call(sessionInfoCall, {}, options);
  return { userId: uid, companyId };
}

/** Asks for another company: whether it was changed, only `signedIn` tells. @throws SuiteError */
export const writeCompany = (
  client: Client,
  userId: number,
  companyId: number,
  options?: CallOptions,
): Promise<boolean> => callModel(client, writeCompanyCall, [userId, { company_id: companyId }], {}, options);
