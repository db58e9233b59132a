import { boolean, custom, number, object } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { modelCall } from "#shared/suite/contract/model.ts";

/** `false`: none. */
const company = custom<number | false>((value) => value === false || typeof value === "number");

/** Who is signed in, in which company. Nobody: code 100. Source: WIRE.md section 1. */
export const sessionInfo = {
  path: "/web/session/get_session_info",
  read: true,
  params: object({}),
  result: object({ uid: number(), company_id: company }),
} satisfies Call;

/** Changes the company of a user; also answers `true` where it changed nothing. Source: WIRE.md section 4. */
export const writeCompany = modelCall("res.users", "write", false, boolean());
