import {
  array,
  custom,
  lazy,
  object,
  optional,
  picklist,
  safeParse,
  string,
  type GenericSchema,
  type InferOutput,
} from "valibot";
import { char, recordId, charText, type Call } from "../../../../../shared/suite/contract/call.ts";
import { count, reference, rows } from "../../../../../shared/suite/contract/field.ts";
import { create, modelCall } from "../../../../../shared/suite/contract/model.ts";

/** A tracked link. `icon_src` is a data URL, `short_url_host` ends with `/r/`. Source: WIRE.md section 9. */
export const link = object({
  id: count,
  url: charText,
  title: char,
  count,
  icon_src: char,
  short_url_host: string(),
  code: string(),
  campaign_id: reference,
  medium_id: reference,
  source_id: reference,
});

const links = array(link);
const refusal = object({ error: string() });
const tagId = optional(custom<number | string | null>((value) => value === null || safeParse(recordId, value).success));

/** Makes a link, or finds the one with the same address and tags; a refusal (`empty_url`) is a result. Source: WIRE.md section 9. */
export const newLink = {
  path: "/website_links/new",
  read: false,
  params: object({ url: string(), campaign_id: tagId, medium_id: tagId, source_id: tagId }),
  result: lazy<GenericSchema<unknown, InferOutput<typeof links> | InferOutput<typeof refusal>>>((value) =>
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
