import type { Queries } from "../../database.ts";
import { insert } from "../../insert.ts";
import { blogs, posts } from "./blog.ts";
import { events, tickets } from "./event.ts";

export async function seedContent(queries: Queries): Promise<void> {
  const now = new Date();
  await insert(queries, "blog", blogs);
  await insert(queries, "blog_post", posts(now));
  await insert(queries, "event", events(now));
  await insert(queries, "event_ticket", tickets(now));
}
