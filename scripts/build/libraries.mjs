import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import inject from "@rollup/plugin-inject";
import { buildReact } from "../react-esm.mjs";
import { preact } from "./preact.mjs";

/** Below the project's folder, also where its node_modules is a link to another one's. */
const fileOf = (name) => fileURLToPath(import.meta.resolve(name)).replace(/^.*[\\/](?=node_modules[\\/])/, "");

/**
 * Modules that stand for the names that code imports: those of preact for React's, or React itself.
 * @returns {Promise<(name: string, importer?: string) => string | undefined>} file below the project's folder
 */
export async function aliases(onReact) {
  const ofPreact = () => Object.fromEntries(Object.entries(preact).map(([name, module]) => [name, fileOf(module)]));
  const files = onReact ? await buildReact() : ofPreact();
  return (name, importer = "") =>
    name === "react" && !onReact && importer.includes("/@r2wc/")
      ? "scripts/build/react-default.mjs"
      : Object.hasOwn(files, name)
        ? files[name]
        : undefined;
}

/** Rollup plugin: React's names lead to preact, or to React itself. `npm run dev` and the widget tests have the same aliases. */
export async function libraryAliases({ onReact = false }) {
  const aliasOf = await aliases(onReact);
  return {
    name: "library-aliases",
    resolveId(name, importer) {
      const file = aliasOf(name, importer);
      return file ? resolve(file) : null;
    },
  };
}

/**
 * Rollup plugin: js-cookie gets a `document` that forms and images of the page cannot hide by their names.
 * @param {string} module whose export `ownDocument` is that document
 */
export const ownDocumentFor = (module) =>
  inject({ include: "**/node_modules/js-cookie/**", document: [module, "ownDocument"] });
