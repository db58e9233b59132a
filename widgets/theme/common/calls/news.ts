import { safeParse } from "valibot";
import { type CallOptions, type Connection, SuiteError } from "../../../../shared/suite/index.ts";
import { latestNews as contract } from "./contract/news.ts";
import { post } from "../../../../shared/suite/post.ts";

export interface NewsItem {
  readonly name: string;
  /** As the suite sent it: for `shared/html` only. */
  readonly html: string;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The newest first, at most `limit`. @throws SuiteError */
export async function latestNews(client: Connection, limit: number, options?: CallOptions): Promise<NewsItem[]> {
  const { path, result } = contract;
  const text = await post(client, path, { limit: String(limit) }, options);
  const { success, output } = safeParse(result, parseJson(text));
  if (!success) throw new SuiteError("contract", `${path} gave something else than a list of news`);
  return output.map(({ name, desc }) => ({ name, html: desc }));
}
