import { array, boolean, custom, fallback, number, object, optional, record, string, union, unknown } from "valibot";
import type { Call } from "../../../../../shared/suite/contract/call.ts";
import { char } from "../../../../../shared/suite/contract/call.ts";
import { count, reference } from "../../../../../shared/suite/contract/field.ts";

/** A file of a message; its token lets whoever may read the message read the file. */
const attachment = object({
  id: number(),
  name: char,
  filename: optional(char),
  mimetype: optional(char),
  access_token: optional(char),
});

/** A message of a record; `body` is HTML, `date` is UTC, `rating_value` is twice the stars and 0 without a rating. */
export const chatterMessage = object({
  id: number(),
  body: string(),
  date: char,
  author_id: reference,
  // older messages have none, or the address alone
  email_from: optional(char),
  website_published: optional(boolean(), true),
  rating_value: optional(number(), 0),
  attachment_ids: optional(array(attachment), []),
});

/** Leaves of field, operator and value; the suite takes `false` for none. */
const domain = custom<readonly unknown[] | false>((value) => value === false || Array.isArray(value));

/** `res_id` is a number: as text the suite refuses its own token. */
const params = object({
  res_model: string(),
  res_id: number(),
  limit: optional(number()),
  offset: optional(number()),
  // "0" as text counts as true
  allow_composer: optional(union([number(), string()])),
  token: optional(string()),
  domain: optional(domain),
  rating_include: optional(boolean()),
});

/** Averages and shares (in percent) by value; a star is 2. */
const ratingStats = object({ avg: number(), total: count, percent: record(string(), number()) });

/**
 * Messages of a record, newest first, and what this visitor may do. `display_composer` is the token itself where there is one. Source: WIRE.md
 * section 6.
 */
export const chatterInit = {
  path: "/mail/chatter_init",
  read: true,
  params,
  result: object({
    messages: array(chatterMessage),
    options: object({
      message_count: count,
      is_user_public: boolean(),
      is_user_publisher: boolean(),
      display_composer: unknown(),
      partner_id: fallback(number(), 0),
    }),
    rating_stats: optional(ratingStats),
  }),
} satisfies Call;

/** Another page of them; `message_count` is of all that the domain lets through. Source: WIRE.md section 6. */
export const chatterFetch = {
  path: "/mail/chatter_fetch",
  read: true,
  params,
  result: object({ messages: array(chatterMessage), message_count: count }),
} satisfies Call;

/** Publishes a message, or the other way round; answers the new state. Source: WIRE.md section 4. */
export const publishMessage = {
  path: "/website/publish",
  read: false,
  params: object({ id: number(), object: string() }),
  result: boolean(),
} satisfies Call;
