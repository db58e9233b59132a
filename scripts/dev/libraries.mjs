import { realpathSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { aliases } from "../libraries/aliases.mjs";
import { libraryTexts } from "../libraries/texts.mjs";

/** esbuild plugin: libraries by the product's aliases and rules. */
export async function libraries() {
  const fileOf = await aliases(false);
  const modules = realpathSync("node_modules");
  const texts = libraryTexts(resolve("shared/element/document.ts"));
  return {
    name: "libraries",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^[\w-]/ }, ({ path, importer }) => {
        const file = fileOf(path, importer);
        return file && { path: resolve(file) };
      });
      onLoad({ filter: /\/node_modules\// }, ({ path }) => {
        const contents = texts.get(relative(modules, path));
        return contents && { contents, loader: "js", resolveDir: dirname(path) };
      });
    },
  };
}
