import { realpathSync } from "node:fs";
import { relative, resolve } from "node:path";
import { aliases } from "./aliases.mjs";
import { libraryTexts } from "./texts.mjs";

/** Rollup plugin: libraries by their aliases and rules. The widget tests have the same (scripts/wtr/libraries.mjs). */
export async function libraries({ onReact = false, rules, npmDir }) {
  const fileOf = await aliases(onReact);
  const modules = realpathSync("node_modules");
  const texts = libraryTexts(resolve(npmDir, "shared/element/document.js"), rules);
  return {
    name: "libraries",
    resolveId(name, importer) {
      const file = fileOf(name, importer);
      return file ? resolve(file) : null;
    },
    load: (id) => texts.get(relative(modules, id)) ?? null,
  };
}
