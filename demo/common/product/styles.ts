import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { importedFile } from "#scripts/import-names.mjs";

const imported = /(?:from|import)\s*\(?\s*["']([.#][^"']*\/[^"']+)["']/g;

/** Returns all style sheets that a module reaches, also through lazy imports: each as the module that holds its text. */
async function reachedStyles(file: string, read: (file: string) => Promise<string>): Promise<string> {
  const files = new Set([file]);
  let styles = "";
  for (const next of files) {
    const text = await read(next);
    if (/\.css(\.js)?$/.test(next)) styles += text;
    for (const [, name = ""] of text.matchAll(imported)) files.add(importedFile(next, name)!);
  }
  return styles;
}

/**
 * Loads the style sheets of each tag, also the lazy ones. Returns none for a missing folder.
 * @param folder folder of all elements, compiled or not: `dist/npm/widgets` or `widgets`
 */
export async function loadStyles(folder: string): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, Promise<string>>();
  const read = (file: string) => {
    const known = texts.get(file) ?? readFile(file, "utf8");
    texts.set(file, known);
    return known;
  };
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const declared = files.filter((file) => /\.element\.[jt]s$/.test(file));
  const entries = declared.map(
    async (file) => [`suite-${basename(file).split(".")[0]}`, await reachedStyles(join(folder, file), read)] as const,
  );
  return new Map(await Promise.all(entries));
}
