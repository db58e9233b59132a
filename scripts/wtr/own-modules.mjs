import { readdirSync, readFileSync } from "node:fs";
import { findElements } from "../build/elements.mjs";
import { importedFile } from "../import-names.mjs";

/** Modules of ours around those that tests import. */
const own = {
  "@open-wc/testing": "/scripts/wtr/testing.mjs",
  "@web/test-runner-commands": "/scripts/wtr/commands.mjs",
  "virtual:elements": "/@elements.js",
};

/** Files that the modules of a folder import by `import()`; the loader's need the build. */
const lazyIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith("loader"))
    .map((file) => `${folder}/${file}`)
    .flatMap((file) =>
      Array.from(readFileSync(file, "utf8").matchAll(/\bimport\("([.#][^"]+)"\)/g), ([, name]) =>
        importedFile(file, name),
      ),
    );

/** The declarations of all elements of the tree. What they load later is there before them: no test waits for it. */
function elementsModule() {
  const imports = (files) => Array.from(files, (file) => `import("/${file}")`).join();
  const elements = findElements().map(({ folder, name }) => `${folder}/${name}.element.ts`);
  return `await Promise.all([${imports(new Set(["shared", "widgets"].flatMap(lazyIn)))}]);
export default (await Promise.all([${imports(elements)}])).map((module) => module.default);
`;
}

/**
 * Test runner plugin: `waitUntil` of the tests waits for a minute. It ends as soon as what it waits for has happened; its own
 * second of patience makes a red test of a machine that has other things to do. What an engine cannot do skips a test.
 */
export function ownModules() {
  return {
    name: "own-modules",
    resolveImport: ({ source, context }) => (context.path.startsWith("/test/") ? own[source] : undefined),
    serve: ({ path }) => (path === own["virtual:elements"] ? { body: elementsModule(), type: "js" } : undefined),
  };
}
