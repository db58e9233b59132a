import { type CallOptions, type Connection, readJson } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";
import { latestNews as contract } from "./contract/news.ts";

export interface NewsItem {
  readonly name: string;
  /** As the suite sent it: for `shared/html` only. */
  readonly html: string;
}

/** The newest first, at most `limit`. @throws SuiteError */
export async function latestNews(client: Connection, limit: number, options?: CallOptions): Promise<NewsItem[]> {
  const { path, result } = contract;
  const news = readJson(path, await post(client, path, { limit: String(limit) }, options), result);
  return news.map(({ name, desc }) => ({ name, html: desc }));
}
