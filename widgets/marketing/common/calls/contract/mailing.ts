import { array, boolean, custom, object, string } from "valibot";
import { char, recordId, type Call } from "../../../../../shared/suite/contract/call.ts";

const subscriber = { is_subscriber: boolean(), email: char };

/** Is this visitor on the mailing list? `email` is null for somebody the suite does not know. Source: WIRE.md section 11. */
export const isSubscriber = {
  path: "/website_mass_mailing/is_subscriber",
  read: true,
  params: object({ list_id: recordId }),
  result: object(subscriber),
} satisfies Call;

/** Puts an address on the mailing list. `true` always, also for an address that once opted out and stays so. Source: WIRE.md section 11. */
export const subscribe = {
  path: "/website_mass_mailing/subscribe",
  read: false,
  params: object({ list_id: recordId, email: string() }),
  result: custom<true>((value) => value === true),
} satisfies Call;

/** The popup of a mailing list: its HTML is the one item of `content`. Source: WIRE.md section 11. */
export const getContent = {
  path: "/website_mass_mailing/get_content",
  read: true,
  params: object({ newsletter_id: recordId }),
  result: object({ ...subscriber, content: array(char), redirect_url: char }),
} satisfies Call;
