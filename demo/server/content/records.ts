import type { Queries } from "../database.ts";
import { accessError, notFound } from "../fault.ts";
import { seesUnpublished } from "../model.ts";
import type { User } from "../session.ts";

export interface Blog {
  readonly id: number;
  readonly name: string;
  readonly subtitle: string;
}

export interface Post {
  readonly id: number;
  readonly blog_id: number;
  readonly blog_name: string;
  readonly name: string;
  readonly subtitle: string;
  readonly teaser: string;
  /** HTML of the site's own publishers. */
  readonly content: string;
  /** Comma-separated tags. */
  readonly tags: string;
  readonly cover: string;
  readonly published: boolean;
  readonly published_at: Date;
  readonly author: string;
}

export interface Ticket {
  readonly id: number;
  readonly name: string;
  /** US dollars. */
  readonly price: number;
  readonly deadline: Date;
  readonly seats: number;
}

export interface Event {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly timezone: string;
  readonly place: string;
  readonly street: string;
  readonly city: string;
  readonly country: string;
  /** HTML of the site's own publishers. */
  readonly description: string;
  readonly published: boolean;
}

const postColumns = `blog_post.*, blog.name as blog_name, partner.name as author
  from blog_post join blog on blog.id = blog_id join partner on partner.id = author_id`;

export const listBlogs = (queries: Queries): Promise<Blog[]> => queries.query("select * from blog order by id");

/** Period that includes its start and excludes its end. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Returns posts, newest first; of one blog and one period if given. Only the team gets drafts. */
export const listPosts = (queries: Queries, user: User, blogId: number, period?: Period): Promise<Post[]> =>
  queries.query(
    `select ${postColumns} where (blog_post.published or $1) and blog_id = $2
       and ($3::timestamptz is null or published_at >= $3) and ($4::timestamptz is null or published_at < $4) order by published_at desc`,
    [seesUnpublished(user), blogId, period?.from ?? null, period?.to ?? null],
  );

export const listEvents = (queries: Queries, user: User): Promise<Event[]> =>
  queries.query("select * from event where published or $1 order by starts_at", [seesUnpublished(user)]);

export const listTickets = (queries: Queries, eventId: number): Promise<Ticket[]> =>
  queries.query("select id, name, price, deadline, seats from event_ticket where event_id = $1 order by id", [eventId]);

/** Throws the page 404 for an unknown record and 403 for one that this user may not see. */
function visible<Record extends { id: number; published: boolean }>(
  record: Record | undefined,
  label: string,
  user: User,
): Record {
  if (!record) throw notFound();
  if (!record.published && !seesUnpublished(user)) throw accessError(label, record.id, user.id);
  return record;
}

export async function readPost(queries: Queries, id: number, user: User): Promise<Post> {
  const [post] = await queries.query<Post>(`select ${postColumns} where blog_post.id = $1`, [id]);
  return visible(post, "Blog Post", user);
}

export async function readEvent(queries: Queries, id: number, user: User): Promise<Event> {
  const [event] = await queries.query<Event>("select * from event where id = $1", [id]);
  return visible(event, "Event", user);
}
