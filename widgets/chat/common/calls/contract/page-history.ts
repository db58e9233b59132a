import { array, object, optional, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import { anything, count } from "#shared/suite/contract/field.ts";

/** Call that sends the pages that the visitor has seen, after a `history_command` of an operator. */
export const history = {
  path: "/im_livechat/history",
  read: false,
  params: object({ pid: count, channel_uuid: string(), page_history: optional(array(string())) }),
  result: anything,
} satisfies Call;
