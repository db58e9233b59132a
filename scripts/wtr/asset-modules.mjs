import { readFile } from "node:fs/promises";
import { textModule } from "../build/plugins.mjs";
import { importedFile } from "../import-names.mjs";

/** Serves a style sheet that a module imports as a module with its text, and JSON as a module of its tables; what a page links stays as it is. */
export function assetModules() {
  let root;
  return {
    name: "asset-modules",
    serverStart({ config }) {
      root = config.rootDir;
    },
    resolveImport({ source }) {
      if (!/\.(css|json)$/.test(source)) return;
      return `${source.startsWith("#") ? `/${importedFile("", source)}` : source}?module`;
    },
    async serve({ path, URL }) {
      if (!/\.(css|json)$/.test(path) || !URL.searchParams.has("module")) return;
      const text = await readFile(root + path, "utf8");
      const body = path.endsWith(".css") ? `export default ${JSON.stringify(text)};` : textModule(JSON.parse(text));
      return { body, type: "js" };
    },
  };
}
