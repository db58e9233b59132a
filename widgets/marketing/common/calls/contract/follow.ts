import { boolean, object, optional, picklist, string } from "valibot";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";

/** Does this visitor follow the record? `email` is empty for somebody the suite does not know. Source: WIRE.md section 11. */
export const isFollower = {
  path: "/website_mail/is_follower",
  read: true,
  params: object({ model: string(), res_id: recordId }),
  result: object({ is_user: boolean(), email: optional(char), is_follower: boolean() }),
} satisfies Call;

/**
 * Turns following on or off and answers the new state. `message_is_follower` is the state as it is now, not as it shall be; absent means "on".
 * `email` is ignored for a signed-in user and needed from everybody else. Source: WIRE.md section 11.
 */
export const follow = {
  path: "/website_mail/follow",
  read: false,
  params: object({
    id: recordId,
    object: string(),
    message_is_follower: optional(picklist(["on", "off"])),
    email: optional(char),
  }),
  result: boolean(),
} satisfies Call;
