import type { Queries } from "../database.ts";
import { unescapeHtml } from "../html.ts";

/** Message about a record. */
export interface Posted {
  readonly id: number;
  readonly model: string;
  readonly recordId: number;
  readonly author: string;
  /** Text, not HTML. */
  readonly text: string;
  /** Stars; null without a rating. */
  readonly stars: number | null;
  readonly isPublished: boolean;
  /** ISO 8601. */
  readonly created: string;
}

const textOf = (body: string): string =>
  unescapeHtml(body.replace(/<br>|<\/p><p>/g, " ").replace(/<[^>]*>/g, "")).trim();

/** Returns the newest messages, at most a hundred. */
export async function listPosted(queries: Queries): Promise<Posted[]> {
  const rows = await queries.query<{
    id: number;
    model: string;
    record_id: number;
    author: string;
    body: string;
    rating: number | null;
    published: boolean;
    posted_at: Date;
  }>(
    `select chatter_message.id, model, record_id, partner.name as author, body, rating, chatter_message.published, posted_at
     from chatter_message join partner on partner.id = author_id order by posted_at desc, chatter_message.id desc limit 100`,
  );
  return rows.map(({ id, model, record_id, author, body, rating, published, posted_at }) => ({
    id,
    model,
    recordId: record_id,
    author,
    text: textOf(body),
    stars: rating ? rating / 2 : null,
    isPublished: published,
    created: posted_at.toISOString(),
  }));
}
