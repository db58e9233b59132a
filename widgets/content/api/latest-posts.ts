import { custom, number, object, optional, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** A domain: leaves of field, operator and value. */
const domain = custom<readonly (readonly [field: string, operator: string, value: unknown])[]>(Array.isArray);

/**
 * The newest posts as HTML, made by a template of the suite; nothing but white space where there are none.
 */
export const renderLatestPostsCall = {
  path: "/blog/render_latest_posts",
  read: true,
  params: object({ template: string(), domain, limit: optional(number()), order: optional(string()) }),
  result: string(),
} satisfies Call;

export interface PostsKey {
  /** Name of the suite's template. */
  readonly template: string;
  /** Posts of all blogs where it is 0. */
  readonly blogId: number;
  readonly limit: number;
}

/** HTML as the suite sent it: for `shared/html` only. @throws SuiteError */
export const renderLatestPosts = (
  client: Client,
  { template, blogId, limit }: PostsKey,
  options?: CallOptions,
): Promise<string> =>
  client.call(renderLatestPostsCall, { template, domain: blogId ? [["blog_id", "=", blogId]] : [], limit }, options);
