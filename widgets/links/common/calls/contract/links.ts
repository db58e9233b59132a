import {
  array,
  custom,
  type GenericSchema,
  type InferInput,
  type InferOutput,
  lazy,
  object,
  optional,
  picklist,
  pipe,
  safeParse,
  string,
} from "valibot";
import { type Call, charText, recordId } from "#shared/suite/contract/call.ts";
import { count, reference, rows } from "#shared/suite/contract/field.ts";
import { create, modelCall } from "#shared/suite/contract/model.ts";

const tag = optional(reference, false);

const record = object({
  id: optional(count),
  url: optional(charText, ""),
  title: optional(charText, ""),
  count: optional(count, 0),
  icon_src: optional(charText, ""),
  short_url: optional(charText, ""),
  short_url_host: optional(charText, ""),
  code: optional(charText, ""),
  campaign_id: tag,
  medium_id: tag,
  source_id: tag,
});

const hasShortAddress = (value: unknown): boolean => {
  const { short_url, short_url_host, code } = Object(value) as Readonly<Record<string, unknown>>;
  return /\/[^/]+$/.test(String(short_url)) || !!(short_url_host && code);
};

/**
 * A tracked link: its short address is `short_url`, or `short_url_host`, which ends with `/r/`, and `code`. `icon_src` is a data URL.
 */
export const link = pipe(custom<InferInput<typeof record>>(hasShortAddress), record);

const links = array(link);
const refusal = object({ error: string() });
const tagId = optional(custom<number | string | null>((value) => value === null || safeParse(recordId, value).success));

/** Makes a link, or finds the one with the same address and tags; a refusal (`empty_url`) is a result. Source: WIRE.md section 9. */
export const newLink = {
  path: "/website_links/new",
  read: false,
  params: object({ url: string(), campaign_id: tagId, medium_id: tagId, source_id: tagId }),
  result: lazy((value): GenericSchema<unknown, InferOutput<typeof links> | InferOutput<typeof refusal>> =>
    Array.isArray(value) ? links : refusal,
  ),
} satisfies Call;

/** Gives a link one more code, which is shown from then on; the old ones stay valid. Source: WIRE.md section 9. */
export const addCode = {
  path: "/website_links/add_code",
  read: false,
  params: object({ init_code: string(), new_code: string() }),
  result: custom<readonly [{ readonly code: string }]>(
    (value) => Array.isArray(value) && typeof (value[0] as { readonly code?: unknown } | undefined)?.code === "string",
  ),
} satisfies Call;

/** The last two list only links that were clicked. Source: WIRE.md section 9. */
export const recentLinks = {
  path: "/website_links/recent_links",
  read: true,
  params: object({
    filter: picklist(["newest", "most-clicked", "recently-used"]),
    limit: optional(custom<number | null>((value) => value === null || typeof value === "number")),
  }),
  result: rows(link),
} satisfies Call;

const tags = rows(object({ id: count, name: charText }));

/** The tags of a kind: all there are, and how one more is made. Source: WIRE.md section 9. */
const tagCalls = (model: string) => ({ all: modelCall(model, "search_read", true, tags), create: create(model) });

export const utm = {
  campaign: tagCalls("utm.campaign"),
  medium: tagCalls("utm.medium"),
  source: tagCalls("utm.source"),
};
