import { array, object, optional, string } from "valibot";
import type { Call } from "../../../../../shared/suite/contract/call.ts";
import { anything, count } from "../../../../../shared/suite/contract/field.ts";

/** What the visitor saw before, in answer to a `history_command`. Source: WIRE.md section 10. */
export const history = {
  path: "/im_livechat/history",
  read: false,
  params: object({ pid: count, channel_uuid: string(), page_history: optional(array(string())) }),
  result: anything,
} satisfies Call;
