import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Handler } from "hono";
import type { SuiteEnv } from "../server/env.ts";
import { createEntry, type Entry, serve } from "../server/static.ts";

/** Lists that are kept. The catalogue's pages have fewer; whoever asks for more is no browser. */
const most = 100;

/**
 * Addresses of style sheets, those of one folder in one: nothing is painted before all of a page's are there, and each that is asked for takes
 * its time. A name with a folder in it has an address of its own, after them.
 */
export function sheetAddresses(names: readonly string[]): string[] {
  const isElsewhere = (name: string): boolean => name.includes("/");
  const shared = names.filter((name) => !isElsewhere(name));
  return [shared.join(), ...names.filter(isElsewhere)].map((name) => `/demo/${name}.css`);
}

/**
 * Answers such an address with the sheets that it names, in its order.
 * @param folder has one file a name
 * @param made those that are written anew for each answer
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
