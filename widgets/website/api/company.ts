import { boolean, custom, number, object } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { callModel, modelCall } from "#shared/suite/contract/model.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Id of a company; `false` for a user without one. */
const company = custom<number | false>((value) => value === false || typeof value === "number");

/**
 * Call that returns the signed-in user and the current company; error code 100 without a session.
 * @see docs/reference/wire.md#wire-18
 */
export const sessionInfoCall = {
  path: "/web/session/get_session_info",
  read: true,
  params: object({}),
  result: object({ uid: number(), company_id: company }),
} satisfies Call;

/** Call that changes the company of a user; also returns `true` if nothing changed. @see docs/reference/wire.md#wire-43 */
export const writeCompanyCall = modelCall("res.users", "write", false, boolean());

export interface SignedIn {
  readonly userId: number;
  /** False for a user without a company. */
  readonly companyId: number | false;
}

/** Returns the signed-in user. @throws SuiteError of kind `session` without a session */
export async function signedIn(client: Client, options?: CallOptions): Promise<SignedIn> {
  const { uid, company_id: companyId } = await client.call(sessionInfoCall, {}, options);
  return { userId: uid, companyId };
}

/** Requests another company; only `signedIn` confirms the change. @throws SuiteError */
export const writeCompany = (
  client: Client,
  userId: number,
  companyId: number,
  options?: CallOptions,
): Promise<boolean> => callModel(client, writeCompanyCall, [userId, { company_id: companyId }], {}, options);
