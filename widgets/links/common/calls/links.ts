import type { InferOutput } from "valibot";
import type { CallOptions, Client } from "#shared/suite/index.ts";
import { callModel } from "#shared/suite/routes/model.ts";
import * as contract from "./contract/links.ts";

export type TagKind = keyof typeof contract.utm;

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
function toLink({ short_url, short_url_host, ...wire }: InferOutput<typeof contract.link>, asked = ""): Link {
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
  const answer = await client.call(contract.newLink, { url, ...ids }, options);
  if (!Array.isArray(answer)) return answer.error;
  return answer[0] ? toLink(answer[0], url) : "";
}

/**
 * Gives a link one more code and answers the one to show.
 * @throws SuiteError, where it is taken too
 */
export async function addCode(client: Client, from: string, to: string, options?: CallOptions): Promise<string> {
  const [{ code }] = await client.call(contract.addCode, { init_code: from, new_code: to }, options);
  return code;
}

/** At most twenty (spec portal section 9). @throws SuiteError */
export const recentLinks = async (client: Client, filter: LinkFilter, options?: CallOptions): Promise<Link[]> =>
  (await client.call(contract.recentLinks, { filter, limit: 20 }, options)).map((link) => toLink(link));

/** All tags of a kind. @throws SuiteError */
export const readTags = (client: Client, kind: TagKind, options?: CallOptions): Promise<Tag[]> =>
  callModel(client, contract.utm[kind].all, [], { fields: ["name"] }, options);

/** @throws SuiteError; a name that exists makes a second tag of that name: look first */
export const createTag = (client: Client, kind: TagKind, name: string, options?: CallOptions): Promise<number> =>
  callModel(client, contract.utm[kind].create, [{ name }], {}, options);
