import type { Hono } from "hono";
import type { SuiteEnv } from "../env.ts";
import { unescapeHtml } from "../html.ts";

/** ms */
const timeout = 2000;
/** Bytes to read: a title is at the start. */
const most = 65_536;

async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let size = 0;
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    size += chunk.byteLength;
    if (size > most || text.includes("</title>")) break;
  }
  return text;
}

async function readTitle(app: Hono<SuiteEnv>, origin: string, path: string): Promise<string | undefined> {
  const response = await app.request(origin + path);
  if (!/^text\/html/.test(response.headers.get("content-type") ?? "")) return undefined;
  const title = /<title[^>]*>([^<]+)<\/title>/i.exec(await beginningOf(response))?.[1];
  return title && unescapeHtml(title).trim();
}

/**
 * Returns the title of a page of this site, as an anonymous visitor sees it; undefined if there is none, or none in time. The page is
 * requested inside of this process, without a connection and the visitor's cookies, and a redirect is not followed: no typed address makes
 * this server call another one, or itself in a visitor's name.
 */
export async function titleOf(app: Hono<SuiteEnv>, origin: string, path: string): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  try {
    return await Promise.race([readTitle(app, origin, path), late]);
  } finally {
    clearTimeout(timer);
  }
}
