import { array, boolean, custom, type GenericSchema, type InferOutput, lazy, object, optional, string } from "valibot";
import { type Call, char, recordId } from "#shared/suite/contract/call.ts";

const text = optional(char);
const subscriber = { is_subscriber: boolean(), email: text };

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

const htmls = array(char);
const content = lazy((value): GenericSchema<unknown, InferOutput<typeof htmls> | InferOutput<typeof char>> =>
  Array.isArray(value) ? htmls : char,
);

/** The popup of a mailing list: its HTML is the one item of `content`, or `content` itself. */
export const getContent = {
  path: "/website_mass_mailing/get_content",
  read: true,
  params: object({ newsletter_id: recordId }),
  result: object({ ...subscriber, content, redirect_url: text }),
} satisfies Call;
