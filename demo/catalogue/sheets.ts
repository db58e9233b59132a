import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Handler } from "hono";
import type { SuiteEnv } from "../server/env.ts";
import { createEntry, type Entry, serve } from "../server/static.ts";

/** Number of cached lists. The catalogue's pages need fewer; other lists do not come from browsers. */
const most = 100;

/**
 * Returns the addresses of style sheets, with those of one folder joined: rendering waits for all of a page's sheets, and each request
 * takes time. A name with a folder has an address of its own, after the joined one.
 */
export function sheetAddresses(names: readonly string[]): string[] {
  const isElsewhere = (name: string): boolean => name.includes("/");
  const shared = names.filter((name) => !isElsewhere(name));
  return [shared.join(), ...names.filter(isElsewhere)].map((name) => `/demo/${name}.css`);
}

/**
 * Responds to such an address with its sheets, in order.
 * @param folder folder with one file per name
 * @param made sheets that are created for each response
 */
export function sheets(folder: string, made: ReadonlyMap<string, () => Promise<string>>): Handler<SuiteEnv> {
  const entries = new Map<string, Entry>();
  const read = (name: string): Promise<string> => made.get(name)?.() ?? readFile(join(folder, `${name}.css`), "utf8");

  return serve(async (path) => {
    const names = path.slice(0, -".css".length).split(",");
    if (new Set(names).size < names.length) return undefined;
    const texts = await Promise.all(names.map(read)).catch(() => undefined);
    if (!texts) return undefined;
    const text = texts.join("\n");
    const known = entries.get(text);
    if (known) return known;
    if (entries.size === most) entries.clear();
    const entry = createEntry(path, "", new TextEncoder().encode(text));
    entries.set(text, entry);
    return entry;
  });
}
