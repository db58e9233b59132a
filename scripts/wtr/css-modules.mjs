import { readFile } from "node:fs/promises";
import { importedFile } from "../import-names.mjs";

/** Serves a style sheet that a module imports as a module with its text; one that a page links stays a style sheet. */
export function cssModules() {
  let root;
  return {
    name: "css-modules",
    serverStart({ config }) {
      root = config.rootDir;
    },
    resolveImport({ source }) {
      if (!source.endsWith(".css")) return;
      return `${source.startsWith("#") ? `/${importedFile("", source)}` : source}?module`;
    },
    async serve({ path, URL }) {
      if (!path.endsWith(".css") || !URL.searchParams.has("module")) return;
      const text = await readFile(root + path, "utf8");
      return { body: `export default ${JSON.stringify(text)};`, type: "js" };
    },
  };
}
