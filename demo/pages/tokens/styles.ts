import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { WidgetDeclaration } from "../../../shared/element/index.ts";

const imported = /(?:from|import)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** All style sheets that a module reaches, also those that come later: each as the module that holds its text. */
async function reachedStyles(file: string, read: (file: string) => Promise<string>): Promise<string> {
  const files = new Set([file]);
  let styles = "";
  for (const next of files) {
    const text = await read(next);
    if (next.endsWith(".css.js")) styles += text;
    for (const [, path = ""] of text.matchAll(imported)) files.add(join(dirname(next), path));
  }
  return styles;
}

/** Tag -> style sheets of the element in the build, with those of what it loads later. A folder without a build has none. */
export async function loadStyles(distDir: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(distDir, "npm", "widgets");
  const texts = new Map<string, Promise<string>>();
  const read = (file: string) => {
    const known = texts.get(file) ?? readFile(file, "utf8");
    texts.set(file, known);
    return known;
  };
  const files = (await readdir(folder, { recursive: true }).catch(() => []))
    .filter((file) => file.endsWith(".element.js"))
    .map((file) => join(folder, file));
  const entries = files.map(async (file) => {
    const { default: element } = (await import(pathToFileURL(file).href)) as { default: WidgetDeclaration };
    return [element.tag, await reachedStyles(file, read)] as const;
  });
  return new Map(await Promise.all(entries));
}
