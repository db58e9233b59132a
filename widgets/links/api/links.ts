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
import { count, part, reference, rows } from "#shared/suite/contract/field.ts";
import { callModel, create, modelCall } from "#shared/suite/contract/model.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

const tag = part(reference, false);

const record = object({
  id: optional(count),
  url: optional(charText, ""),
  title: part(charText, ""),
  count: optional(count, 0),
  icon_src: part(charText, ""),
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
 * Tracked link. The short address is `short_url`, or `short_url_host`, which ends with `/r/`, and `code`. `icon_src` is a data URL.
 */
export const link = pipe(custom<InferInput<typeof record>>(hasShortAddress), record);

const links = array(link);
const refusal = object({ error: string() });
const tagId = optional(custom<number | string | null>((value) => value === null || safeParse(recordId, value).success));

/**
 * Call that creates a link, or finds the one with the same address and tags; a refusal (`empty_url`) is a result.
 * @see docs/reference/links.md#links-1
 */
export const newLinkCall = {
  path: "/website_links/new",
  read: false,
  params: object({ url: string(), campaign_id: tagId, medium_id: tagId, source_id: tagId }),
  result: lazy((value): GenericSchema<unknown, InferOutput<typeof links> | InferOutput<typeof refusal>> =>
    Array.isArray(value) ? links : refusal,
  ),
} satisfies Call;

/**
 * Call that adds a code to a link, which is displayed from then on; the old codes stay valid.
 * @see docs/reference/links.md#links-16
 */
export const addCodeCall = {
  path: "/website_links/add_code",
  read: false,
  params: object({ init_code: string(), new_code: string() }),
  result: custom<readonly [{ readonly code: string }]>(
    (value) => Array.isArray(value) && typeof (value[0] as { readonly code?: unknown } | undefined)?.code === "string",
  ),
} satisfies Call;

/**
 * Call that returns links by a filter; `most-clicked` and `recently-used` return only links with clicks.
 * @see docs/reference/links.md#links-12
 */
export const recentLinksCall = {
  path: "/website_links/recent_links",
  read: true,
  params: object({
    filter: picklist(["newest", "most-clicked", "recently-used"]),
    limit: optional(custom<number | null>((value) => value === null || typeof value === "number")),
  }),
  result: rows(link),
} satisfies Call;

const tags = rows(object({ id: count, name: charText }));

/** Returns the calls of a kind of tag: one reads all tags, one creates a tag. */
const tagCalls = (model: string) => ({ all: modelCall(model, "search_read", true, tags), create: create(model) });

/** @see docs/reference/links.md#links-9 */
export const utm = {
  campaign: tagCalls("utm.campaign"),
  medium: tagCalls("utm.medium"),
  source: tagCalls("utm.source"),
};

export type TagKind = keyof typeof utm;

export interface Tag {
  readonly id: number;
  readonly name: string;
}

/** Tracked link. The short address is `host` and `code`. */
export interface Link {
  /** Database id, or the short address if the suite returns no id. */
  readonly id: number | string;
  /** Address of the page; empty if the suite does not return it. */
  readonly url: string;
  readonly title: string;
  readonly clicks: number;
  /** Data URL of the site's icon; empty without an icon. */
  readonly icon: string;
  /** Part of the short address before the code; ends with `/r/`. */
  readonly host: string;
  readonly code: string;
  /** Names of the set tags: campaign, medium and source. */
  readonly tags: readonly string[];
}

export type LinkFilter = "newest" | "most-clicked" | "recently-used";

/** @param requested address of which the link was requested */
function toLink({ short_url, short_url_host, ...wire }: InferOutput<typeof link>, requested = ""): Link {
  const cut = short_url.lastIndexOf("/") + 1;
  const [host, code] =
    short_url_host && wire.code ? [short_url_host, wire.code] : [short_url.slice(0, cut), short_url.slice(cut)];
  const url = wire.url || requested;
  return {
    id: wire.id ?? host + code,
    url,
    title: wire.title || url || host + code,
    clicks: wire.count,
    icon: wire.icon_src,
    host,
    code,
    tags: [wire.campaign_id, wire.medium_id, wire.source_id].flatMap((tag) => (tag && tag[1]) || []),
  };
}

/**
 * Creates a link, or finds the one with the same address and tags. Resolves to a text if the suite refused, such as `empty_url`.
 * @param tags ids of the chosen kinds
 * @throws SuiteError
 */
export async function newLink(
  client: Client,
  url: string,
  tags: Readonly<Partial<Record<TagKind, number>>>,
  options?: CallOptions,
): Promise<Link | string> {
  const ids = Object.fromEntries(Object.entries(tags).map(([kind, id]) => [`${kind}_id`, id]));
  const answer = await client.call(newLinkCall, { url, ...ids }, options);
  if (!Array.isArray(answer)) return answer.error;
  return answer[0] ? toLink(answer[0], url) : "";
}

/**
 * Adds a code to a link; resolves to the code to display.
 * @throws SuiteError, also if the code is taken
 */
export async function addCode(client: Client, from: string, to: string, options?: CallOptions): Promise<string> {
  const [{ code }] = await client.call(addCodeCall, { init_code: from, new_code: to }, options);
  return code;
}

/** Returns at most twenty links. @throws SuiteError */
export const recentLinks = async (client: Client, filter: LinkFilter, options?: CallOptions): Promise<Link[]> =>
  (await client.call(recentLinksCall, { filter, limit: 20 }, options)).map((link) => toLink(link));

/** Returns all tags of a kind. @throws SuiteError */
export const readTags = (client: Client, kind: TagKind, options?: CallOptions): Promise<Tag[]> =>
  callModel(client, utm[kind].all, [], { fields: ["name"] }, options);

/** Creates a tag; an existing name creates a second tag of that name, so the caller checks first. @throws SuiteError */
export const createTag = (client: Client, kind: TagKind, name: string, options?: CallOptions): Promise<number> =>
  callModel(client, utm[kind].create, [{ name }], {}, options);
