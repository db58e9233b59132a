import { RewritingStream } from "parse5-html-rewriting-stream";
import { splitLanguage } from "#demo/server/language.ts";
import type { NamedRecord } from "#demo/server/records.ts";

interface List {
  /** Page that lists the records for every visitor. */
  readonly path: string;
  /** Address of a record on that page, with the id at the end of its slug. */
  readonly record: RegExp;
}

const lists: Readonly<Record<string, List>> = {
  "blog.blog": { path: "/blog", record: /^\/blog\/(?:[^/]*-)?(\d+)$/ },
  "blog.post": { path: "/blog", record: /^\/blog\/[^/]+\/post\/(?:[^/]*-)?(\d+)$/ },
  "event.event": { path: "/event", record: /^\/event\/(?:[^/]*-)?(\d+)(?:\/register)?$/ },
  "product.template": { path: "/shop", record: /^\/shop\/product\/(?:[^/]*-)?(\d+)$/ },
};

export const isListed = (model: string): boolean => Object.hasOwn(lists, model);

const idOf = (href: string, { record }: List): number =>
  Number(record.exec(splitLanguage(href.replace(/[?#].*$/s, "")).path)?.[1]);

/** Returns the records in a page's links that have a text. */
function recordsIn(html: string, list: List): NamedRecord[] {
  const names = new Map<number, string>();
  const stream = new RewritingStream();
  let id = NaN;
  let name = "";
  stream.on("startTag", ({ tagName, attrs }) => {
    if (tagName !== "a") return;
    id = idOf(attrs.find((attribute) => attribute.name === "href")?.value ?? "", list);
    name = "";
  });
  stream.on("text", ({ text }) => {
    if (id) name += text;
  });
  stream.on("endTag", ({ tagName }) => {
    if (tagName !== "a") return;
    const shown = name.replace(/\s+/g, " ").trim();
    if (id && shown && !names.has(id)) names.set(id, shown);
    id = NaN;
  });
  stream.resume().end(html);
  return [...names].map(([id, name]) => ({ id, name }));
}

/** Returns an empty text if there is no such page. */
async function readPage(address: string, session: string): Promise<string> {
  try {
    const headers = { cookie: `session_id=${session}` };
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(10_000) });
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

const most = 20;

/**
 * Finds records of a real suite, whose database is not accessible: those on the pages of this visitor, by parts of their names or by their
 * ids. Returns none for models without such a page, and while the suite does not respond.
 * @param upstream origin of the suite
 * @param session id of the visitor's session there
 */
export async function findListed(
  upstream: string,
  session: string,
  model: string,
  search: string,
): Promise<readonly NamedRecord[]> {
  const list = isListed(model) ? lists[model] : undefined;
  if (!list) return [];
  const isId = /^\d+$/.test(search);
  // the shop searches all of its pages; other lists show everything on the first page
  const query = search && !isId ? `?${new URLSearchParams({ search })}` : "";
  const html = await readPage(upstream + list.path + query, session);
  const text = search.toLowerCase();
  return recordsIn(html, list)
    .filter(({ id, name }) => name.toLowerCase().includes(text) || String(id) === search)
    .slice(0, most);
}
