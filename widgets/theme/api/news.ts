import { object } from "valibot";
import { readJson } from "#shared/suite/answer.ts";
import { charText } from "#shared/suite/contract/call.ts";
import { part, rows } from "#shared/suite/contract/field.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

/**
 * Route that receives a form post of `limit` and responds with JSON, the newest news first.
 * @see docs/reference/theme.md#theme-7
 */
export const newsRoute = {
  path: "/get_latest_news",
  result: rows(object({ name: charText, desc: part(charText, "") })),
};

export interface NewsItem {
  readonly name: string;
  /** Unsanitized HTML, for `shared/html` only. */
  readonly html: string;
}

/** Returns the newest news, at most `limit`. @throws SuiteError */
export async function latestNews(client: Connection, limit: number, options?: CallOptions): Promise<NewsItem[]> {
  const { path, result } = newsRoute;
  const news = readJson(path, await post(client, path, { limit: String(limit) }, options), result);
  return news.map(({ name, desc }) => ({ name, html: desc }));
}
