import { custom, number, object, optional, string } from "valibot";
import type { Call } from "#shared/suite/contract/call.ts";
import type { CallOptions, Client } from "#shared/suite/index.ts";

/** Domain of leaves with field, operator and value. */
const domain = custom<readonly (readonly [field: string, operator: string, value: unknown])[]>(Array.isArray);

/**
 * Call that returns the newest posts as HTML of a server template; white space if there are none.
 * @see docs/reference/content.md#content-27
 */
export const renderLatestPostsCall = {
  path: "/blog/render_latest_posts",
  read: true,
  params: object({ template: string(), domain, limit: optional(number()), order: optional(string()) }),
  result: string(),
} satisfies Call;

export interface PostsKey {
  /** Name of the server's template. */
  readonly template: string;
  /** Id of a blog; 0 for posts of all blogs. */
  readonly blogId: number;
  readonly limit: number;
}

/** Returns unsanitized HTML, for `shared/html` only. @throws SuiteError */
export const renderLatestPosts = (
  client: Client,
  { template, blogId, limit }: PostsKey,
  options?: CallOptions,
): Promise<string> =>
  client.call(renderLatestPostsCall, { template, domain: blogId ? [["blog_id", "=", blogId]] : [], limit }, options);
