import { custom, object, optional, string } from "valibot";
import type { Call } from "../../../../../shared/suite/contract/call.ts";

/** One rating per session, rewritten by every call; its id, or `false` for an unknown uuid. Source: WIRE.md section 10. */
export const feedback = {
  path: "/im_livechat/feedback",
  read: false,
  params: object({
    uuid: string(),
    rate: custom<number | string | null>((value) => value === null || /^(number|string)$/.test(typeof value)),
    reason: optional(string()),
  }),
  result: custom<number | false>((value) => typeof value === "number" || value === false),
} satisfies Call;
