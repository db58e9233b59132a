import type { Queries } from "./database.ts";
import { seesUnpublished } from "./model.ts";
import type { User } from "./session.ts";

/** Record with its display name. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

interface Kind {
  /** SQL with `id` and `name` of public records. */
  readonly select: string;
  /** True if only the site's team may find them. */
  readonly isForTeam?: true;
}

const kinds: Readonly<Record<string, Kind>> = {
  "blog.blog": { select: "select id, name from blog" },
  "blog.post": { select: "select id, name from blog_post where published" },
  "event.event": { select: "select id, name from event where published" },
  "im_livechat.channel": { select: "select id, name from livechat_channel" },
  "link.tracker": { select: "select id, title as name from link_tracker", isForTeam: true },
  "mail.mass_mailing.list": { select: "select id, name from mailing_list" },
  "product.product": { select: "select id, display_name as name from product where published and active" },
  "product.template": { select: "select id, name from product_template where published" },
  "res.company": { select: "select id, name from company", isForTeam: true },
  website: { select: "select id, name from website", isForTeam: true },
  "website.page": { select: "select id, name from website_page where published" },
};

/** Models with findable records. */
export const recordModels: readonly string[] = Object.keys(kinds);

const most = 20;

/**
 * Returns the first records of a model whose name has these words, or whose id matches; the first of all without words. Returns none for
 * an unknown model.
 */
export async function findRecords(
  queries: Queries,
  user: User,
  model: string,
  search: string,
): Promise<readonly NamedRecord[]> {
  const kind = Object.hasOwn(kinds, model) ? kinds[model] : undefined;
  if (!kind || (kind.isForTeam && !seesUnpublished(user))) return [];
  return queries.query<NamedRecord>(
    `select id, name from (${kind.select}) as record
     where strpos(lower(name), lower($1)) > 0 or id::text = $1 order by name, id limit ${most}`,
    [search.trim()],
  );
}
