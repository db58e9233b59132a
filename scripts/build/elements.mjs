import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/** @typedef {{ name: string, tag: string, area: string, folder: string, languages: string[], adopts: boolean, worker: boolean }} ElementSource */

const entries = (folder) =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];

/**
 * The elements of the tree: one folder `widgets/<area>/<name>` each, with `<name>.element.ts` in it.
 * @returns {ElementSource[]}
 */
export function findElements(root = ".") {
  return entries(join(root, "widgets"))
    .flatMap(({ name: area }) => entries(join(root, "widgets", area)).map(({ name }) => ({ area, name })))
    .filter(({ area, name }) => existsSync(join(root, "widgets", area, name, `${name}.element.ts`)))
    .map(({ area, name }) => {
      const folder = `widgets/${area}/${name}`;
      const translations = join(root, folder, "i18n");
      return {
        name,
        area,
        folder,
        tag: `suite-${name}`,
        languages: existsSync(translations)
          ? readdirSync(translations)
              .map((file) => basename(file, ".ts"))
              .sort()
          : [],
        adopts: existsSync(join(root, folder, `${name}.adopt.ts`)),
        worker: existsSync(join(root, folder, "worker", `${name}-worker.ts`)),
      };
    });
}

/** Imports the compiled declarations, with all their documentation. */
export async function importDeclarations(npmDir, elements = findElements()) {
  return Promise.all(
    elements.map(async ({ folder, name }) => {
      const url = pathToFileURL(join(npmDir, folder, `${name}.element.js`));
      return (await import(`${url}?${Date.now()}`)).default;
    }),
  );
}

/** The name, below `chunks/`, of a compiled module that is imported dynamically. */
export function chunkName(file) {
  const folder = dirname(file);
  return basename(folder) === "i18n"
    ? `suite-${basename(dirname(folder))}.${basename(file, ".js")}`
    : basename(file, ".js");
}
