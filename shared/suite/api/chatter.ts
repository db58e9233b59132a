import { boolean, custom, type InferOutput, number, object, optional, string, unknown } from "valibot";
import { type Call, char, charText, recordId } from "../contract/call.ts";
import { count, part, parts, reference, rows } from "../contract/field.ts";
import { trackingValues } from "../contract/tracking-values.ts";
import type { CallOptions, Client } from "../index.ts";

/** File of a message; its token lets every reader of the message read the file. */
const attachment = object({
  id: number(),
  name: optional(char),
  filename: optional(char),
  mimetype: optional(char),
  access_token: optional(char),
});

/** Message of a record; `body` is HTML, `date` is UTC, `rating_value` is twice the stars and 0 without a rating. */
export const chatterMessage = object({
  id: number(),
  body: optional(charText, ""),
  date: part(char),
  author_id: part(reference, false),
  // older messages have none, or the address alone
  email_from: part(char),
  website_published: optional(boolean(), true),
  rating_value: part(number(), 0),
  attachment_ids: optional(parts(attachment), []),
  tracking_value_ids: trackingValues,
});

/** Conditions of field, operator and value; the suite accepts `false` for none. */
const domain = custom<readonly unknown[] | false>((value) => value === false || Array.isArray(value));

/** `res_id` is a number: the suite refuses its own token with a text. */
export const chatterQuery = object({
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

/** Shares by value; a list means none. @see docs/reference/wire.md#wire-15 */
const shares = custom<Readonly<Record<string, number>>>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((share) => typeof share === "number"),
);

/** Average, count, and shares in percent by value, `"1"` to `"10"`; a star is 2. */
const ratingStats = object({ avg: number(), total: count, percent: part(shares, {}) });

/**
 * Messages of a record, newest first, and the rights of this visitor. `display_composer` is the token itself if there is one; `rating_stats` are of
 * the whole record, whatever the domain.
 * @see docs/reference/portal.md#portal-7
 * @see docs/reference/portal.md#portal-8
 */
export const chatterInitCall = {
  path: "/mail/chatter_init",
  read: true,
  params: chatterQuery,
  result: object({
    messages: rows(chatterMessage),
    options: object({
      message_count: count,
      is_user_public: optional(boolean()),
      is_user_publisher: optional(boolean()),
      display_composer: optional(unknown()),
    }),
    rating_stats: part(ratingStats),
  }),
} satisfies Call;

export type ChatterMessage = InferOutput<typeof chatterMessage>;
export type ChatterStart = InferOutput<typeof chatterInitCall.result>;
export type RatingStats = NonNullable<ChatterStart["rating_stats"]>;

/** Record, and the token that lets this visitor read it. */
export interface ChatterRecord {
  readonly model: string;
  readonly id: number;
  readonly token: string;
  readonly hasRatings: boolean;
  /** True if visitors may write messages on this page. */
  readonly allowComposer: boolean;
}

/** Range of messages, newest first. */
export interface ChatterRange {
  readonly domain: readonly unknown[];
  readonly offset: number;
  readonly limit: number;
}

/** Returns the parameters of every call that reads messages of a record. */
export const chatterParams = ({ model, id, token, hasRatings, allowComposer }: ChatterRecord, range: ChatterRange) => ({
  res_model: model,
  res_id: id,
  ...range,
  allow_composer: +allowComposer,
  ...(token && { token }),
  ...(hasRatings && { rating_include: true }),
});

/** @throws SuiteError */
export const chatterInit = (
  client: Client,
  record: ChatterRecord,
  range: ChatterRange,
  options?: CallOptions,
): Promise<ChatterStart> => client.call(chatterInitCall, chatterParams(record, range), options);
