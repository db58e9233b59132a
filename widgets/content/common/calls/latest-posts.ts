import type { CallOptions, Client } from "#shared/suite/index.ts";
import * as contract from "./contract/latest-posts.ts";

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
  client.call(
    contract.renderLatestPosts,
    { template, domain: blogId ? [["blog_id", "=", blogId]] : [], limit },
    options,
  );
