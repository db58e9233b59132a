/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { Post } from "#demo/server/content/records.ts";
import { slug } from "#demo/server/slug.ts";
import type { Visit } from "#demo/server/visit.ts";

export const blogPath = (blog: { id: number; name: string }): string => `/blog/${slug(blog.name, blog.id)}`;
export const postPath = (post: Post): string =>
  `${blogPath({ id: post.blog_id, name: post.blog_name })}/post/${slug(post.name, post.id)}`;

/** Returns the month of a date in the visitor's language. */
export const publishedIn = (visit: Visit, date: Date): string =>
  new Intl.DateTimeFormat(visit.language.tag, { month: "long", year: "numeric" }).format(date);

/** Background of a post's title: a colour here, a picture in a real suite. */
export const Cover = ({ post, classes, children }: { post: Post; classes: string; children?: Child }) => (
  <div class={`o_blog_cover_container cover ${classes}`}>
    <div class={`o_blog_cover_component o_blog_cover_image cover_${post.cover}`}></div>
    <div class="o_blog_cover_component o_blog_cover_filter oe_black"></div>
    {children}
  </div>
);
