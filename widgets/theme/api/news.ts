import { object, optional } from "valibot";
import { readJson } from "#shared/suite/answer.ts";
import { charText } from "#shared/suite/contract/call.ts";
import { rows } from "#shared/suite/contract/field.ts";
import type { CallOptions, Connection } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";

/** A plain post of `limit`, answered with JSON; the newest come first. */
export const newsRoute = {
  path: "/get_latest_news",
  result: rows(object({ name: charText, desc: optional(charText, "") })),
};

export interface NewsItem {
  readonly name: string;
  /** As the suite sent it: for `shared/html` only. */
  readonly html: string;
}

/** The newest first, at most `limit`. @throws SuiteError */
export async function latestNews(client: Connection, limit: number, options?: CallOptions): Promise<NewsItem[]> {
  const { path, result } = newsRoute;
  const news = readJson(path, await post(client, path, { limit: String(limit) }, options), result);
  return news.map(({ name, desc }) => ({ name, html: desc }));
}
