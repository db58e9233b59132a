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
import { callModel, create, modelCall } from "#shared/suite/contract/model.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

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

/** Makes a link, or finds the one with the same address and tags; a refusal (`empty_url`) is a result. */
export const newLinkCall = {
  path: "/website_links/new",
  read: false,
  params: object({ url: string(), campaign_id: tagId, medium_id: tagId, source_id: tagId }),
  result: lazy((value): GenericSchema<unknown, InferOutput<typeof links> | InferOutput<typeof refusal>> =>
    Array.isArray(value) ? links : refusal,
  ),
} satisfies Call;

/** Gives a link one more code, which is shown from then on; the old ones stay valid. */
export const addCodeCall = {
  path: "/website_links/add_code",
  read: false,
  params: object({ init_code: string(), new_code: string() }),
  result: custom<readonly [{ readonly code: string }]>(
    (value) => Array.isArray(value) && typeof (value[0] as { readonly code?: unknown } | undefined)?.code === "string",
  ),
} satisfies Call;

/** The last two list only links that were clicked. */
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

/** The tags of a kind: all there are, and how one more is made. */
const tagCalls = (model: string) => ({ all: modelCall(model, "search_read", true, tags), create: create(model) });

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

/** A tracked link. Its short address is `host` and `code`. */
export interface Link {
  /** Database id, or the short address where the suite gives none. */
  readonly id: number | string;
  /** Empty where the suite does not say where the link leads. */
  readonly url: string;
  readonly title: string;
  readonly clicks: number;
  /** A data URL of the site's icon; empty without one. */
  readonly icon: string;
  /** Ends with `/r/`. */
  readonly host: string;
  readonly code: string;
  /** Names of campaign, medium and source, those that are set. */
  readonly tags: readonly string[];
}

export type LinkFilter = "newest" | "most-clicked" | "recently-used";

/** @param asked address that was asked for */
function toLink({ short_url, short_url_host, ...wire }: InferOutput<typeof link>, asked = ""): Link {
  const cut = short_url.lastIndexOf("/") + 1;
  const [host, code] =
    short_url_host && wire.code ? [short_url_host, wire.code] : [short_url.slice(0, cut), short_url.slice(cut)];
  const url = wire.url || asked;
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
 * Makes a link, or finds the one with the same address and tags. A text is the suite's refusal, such as `empty_url`.
 * @param tags ids, only of the kinds that were chosen
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
 * Gives a link one more code and answers the one to show.
 * @throws SuiteError, where it is taken too
 */
export async function addCode(client: Client, from: string, to: string, options?: CallOptions): Promise<string> {
  const [{ code }] = await client.call(addCodeCall, { init_code: from, new_code: to }, options);
  return code;
}

/** At most twenty. @throws SuiteError */
export const recentLinks = async (client: Client, filter: LinkFilter, options?: CallOptions): Promise<Link[]> =>
  (await client.call(recentLinksCall, { filter, limit: 20 }, options)).map((link) => toLink(link));

/** All tags of a kind. @throws SuiteError */
export const readTags = (client: Client, kind: TagKind, options?: CallOptions): Promise<Tag[]> =>
  callModel(client, utm[kind].all, [], { fields: ["name"] }, options);

/** @throws SuiteError; a name that exists makes a second tag of that name: look first */
export const createTag = (client: Client, kind: TagKind, name: string, options?: CallOptions): Promise<number> =>
  callModel(client, utm[kind].create, [{ name }], {}, options);
