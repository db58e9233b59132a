import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * @typedef {{ name: string, tag: string, area: string, folder: string, worker: boolean, languages: string[], nests: string[] }} ElementSource
 * `languages`: what its texts are translated to; none if it has no texts. `nests`: names of the elements that its view renders
 */

const entries = (folder) =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];

/** Languages that an area is translated to. */
function findLanguages(root, area) {
  const folder = join(root, "widgets", area, "i18n");
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((file) => /^(?!en)(\w\w)\.json$/.exec(file)?.[1] ?? []).sort();
}

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
      const declaration = readFileSync(join(root, folder, `${name}.element.ts`), "utf8");
      const [, nests = ""] = /^  nests: \[(.*?)\]/ms.exec(declaration) ?? [];
      return {
        name,
        area,
        folder,
        tag: `suite-${name}`,
        languages: declaration.includes("i18n/en.json") ? findLanguages(root, area) : [],
        nests: [...nests.matchAll(/"suite-(.+?)"/g)].map(([, nested]) => nested),
        worker: existsSync(join(root, folder, "worker", `${name}-worker.ts`)),
      };
    });
}

/**
 * Chunks without an element that give behaviour to the page's own markup: `widgets/<area>/<name>/<name>.page.ts`.
 * @returns {{ name: string, folder: string }[]}
 */
export function findPageChunks(root = ".") {
  return entries(join(root, "widgets"))
    .flatMap(({ name: area }) => entries(join(root, "widgets", area)).map(({ name }) => ({ area, name })))
    .filter(({ area, name }) => existsSync(join(root, "widgets", area, name, `${name}.page.ts`)))
    .map(({ area, name }) => ({ name, folder: `widgets/${area}/${name}` }));
}

/**
 * The translations of the tree, each the module of an area and a language, without its extension: `widgets/shop/i18n/fr`.
 */
export const findTranslations = (root = ".") =>
  entries(join(root, "widgets")).flatMap(({ name: area }) =>
    findLanguages(root, area).map((language) => `widgets/${area}/i18n/${language}`),
  );

/** Imports the compiled declarations, with all their documentation. */
export async function importDeclarations(npmDir, elements = findElements()) {
  return Promise.all(
    elements.map(async ({ folder, name }) => {
      const url = pathToFileURL(join(npmDir, folder, `${name}.element.js`));
      return (await import(`${url}?${Date.now()}`)).default;
    }),
  );
}

/** The name, below `chunks/`, of a compiled module that is imported dynamically; of translations `shop.fr`. */
export function chunkName(file) {
  const [, area, language] = /widgets\/([\w-]+)\/i18n\/(\w\w)\.js$/.exec(file) ?? [];
  return language ? `${area}.${language}` : basename(file, ".js");
}
