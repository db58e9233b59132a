import type { Queries } from "#demo/server/database.ts";
import { insert } from "#demo/server/insert.ts";
import { blogs, posts } from "./blog.ts";
import { events, tickets } from "./event.ts";
import { olderPosts } from "./older-posts.ts";
import { projects, ratings } from "./ratings.ts";

export async function seedContent(queries: Queries): Promise<void> {
  const now = new Date();
  await insert(queries, "blog", blogs);
  await insert(queries, "blog_post", posts(now));
  await insert(queries, "event", events(now));
  await insert(queries, "event_ticket", tickets(now));
}

/** Adds posts of previous years for the archive. */
export const seedArchive = (queries: Queries): Promise<void> => insert(queries, "blog_post", olderPosts(new Date()));

export async function seedRatings(queries: Queries): Promise<void> {
  await insert(queries, "project", projects);
  await insert(queries, "project_rating", ratings(new Date()));
}
