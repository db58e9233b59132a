import { custom, object, optional, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { anything } from "#shared/suite/contract/field.ts";

/** One rating per session, rewritten by every call; the suite responds with its id, which nothing needs. */
export const feedback = {
  path: "/im_livechat/feedback",
  read: false,
  params: object({
    uuid: string(),
    rate: custom<number | string | null>((value) => value === null || /^(number|string)$/.test(typeof value)),
    reason: optional(string()),
  }),
  result: anything,
} satisfies Call;
