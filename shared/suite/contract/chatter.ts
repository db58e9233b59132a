import { boolean, custom, number, object, optional, string, unknown } from "valibot";
import { type Call, char, charText, recordId } from "./call.ts";
import { count, reference, rows } from "./field.ts";
import { trackingValues } from "./tracking-values.ts";

/** A file of a message; its token lets whoever may read the message read the file. */
const attachment = object({
  id: number(),
  name: optional(char),
  filename: optional(char),
  mimetype: optional(char),
  access_token: optional(char),
});

/** A message of a record; `body` is HTML, `date` is UTC, `rating_value` is twice the stars and 0 without a rating. */
export const chatterMessage = object({
  id: number(),
  body: optional(charText, ""),
  date: optional(char),
  author_id: optional(reference, false),
  // older messages have none, or the address alone
  email_from: optional(char),
  website_published: optional(boolean(), true),
  rating_value: optional(number(), 0),
  attachment_ids: optional(rows(attachment), []),
  tracking_value_ids: trackingValues,
});

/** Leaves of field, operator and value; the suite takes `false` for none. */
const domain = custom<readonly unknown[] | false>((value) => value === false || Array.isArray(value));

/** `res_id` is a number: as text the suite refuses its own token. */
export const chatterParams = object({
  res_model: string(),
  res_id: number(),
  limit: optional(number()),
  offset: optional(number()),
  // "0" as text counts as true
  allow_composer: optional(recordId),
  token: optional(string()),
  domain: optional(domain),
  rating_include: optional(boolean()),
});

/** Shares by value: a list is none. */
const shares = custom<Readonly<Record<string, number>>>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((share) => typeof share === "number"),
);

/** The average, how many there are, and shares in percent by value, `"1"` to `"10"`; a star is 2 (WIRE.md section 6). */
const ratingStats = object({ avg: number(), total: count, percent: optional(shares, {}) });

/**
 * Messages of a record, newest first, and what this visitor may do. `display_composer` is the token itself where there is one; `rating_stats` are
 * of the whole record, whatever the domain. Source: WIRE.md section 6.
 */
export const chatterInit = {
  path: "/mail/chatter_init",
  read: true,
  params: chatterParams,
  result: object({
    messages: rows(chatterMessage),
    options: object({
      message_count: count,
      is_user_public: optional(boolean()),
      is_user_publisher: optional(boolean()),
      display_composer: optional(unknown()),
    }),
    rating_stats: optional(ratingStats),
  }),
} satisfies Call;
