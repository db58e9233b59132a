import { boolean, custom, type GenericSchema, type InferOutput, object, optional, safeParse, string } from "valibot";
import { type Call, char, charText, recordId } from "#shared/suite/contract/call.ts";
import { anything, count, reference } from "#shared/suite/contract/field.ts";

/** The other thing that some calls answer instead of nothing. */
const orFalse = <S extends GenericSchema>(schema: S) =>
  custom<InferOutput<S> | false>((value) => value === false || safeParse(schema, value).success);

/** Call that returns availability and the rule of the button. `available_for_me` is falsy if no operator is online. */
export const init = {
  path: "/im_livechat/init",
  read: true,
  params: object({ channel_id: recordId }),
  result: object({
    available_for_me: anything,
    rule: optional(
      object({
        /** `display_button`, `auto_popup` or `hide_button`. */
        action: optional(char),
        /** Seconds. */
        auto_popup_timer: optional(count),
        regex_url: optional(char),
      }),
      {},
    ),
  }),
} satisfies Call;

/** Opens a new session at every call; `false` without an operator. Source: WIRE.md section 10. */
export const getSession = {
  path: "/im_livechat/get_session",
  read: false,
  params: object({ channel_id: recordId, anonymous_name: string() }),
  result: orFalse(
    object({
      id: count,
      name: optional(char),
      uuid: string(),
      state: optional(char),
      folded: optional(boolean()),
      operator_pid: optional(reference),
    }),
  ),
} satisfies Call;

/** The cookie `im_livechat_session` (behaviour/live-chat.md section 5). */
export const sessionCookie = object({
  id: count,
  name: optional(charText, ""),
  uuid: string(),
  folded: optional(boolean()),
  message_unread_counter: optional(count),
  operator_pid: reference,
});
