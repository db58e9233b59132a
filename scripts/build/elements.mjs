import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * @typedef {{ name: string, tag: string, area: string, folder: string, adopts: boolean, worker: boolean,
 *   languages: string[], textsName: string, textsFile: (language: string) => string }} ElementSource
 * `textsFile` gives the module, without its extension, that exports the element's texts of a language as `textsName`.
 */

const entries = (folder) =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()) : [];

const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/** An area's texts of a language are one file, or one for each of its elements where that has grown too large. */
function findTexts(root, area, name) {
  const folder = `widgets/${area}/i18n`;
  const textsName = camelCase(name);
  const isOneFile = existsSync(join(root, folder, "fr.ts"));
  const textsFile = (language) => (isOneFile ? `${folder}/${language}` : `${folder}/${language}/${name}`);
  const hasTexts = (language) => {
    const file = join(root, `${textsFile(language)}.ts`);
    return existsSync(file) && new RegExp(`\\b${textsName}\\b`).test(readFileSync(file, "utf8"));
  };
  const found = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  const languages = found.map((entry) => basename(entry, ".ts")).filter(hasTexts);
  return { textsName, textsFile, languages: languages.sort() };
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
      return {
        name,
        area,
        folder,
        tag: `suite-${name}`,
        ...findTexts(root, area, name),
        adopts: existsSync(join(root, folder, `${name}.adopt.ts`)),
        worker: existsSync(join(root, folder, "worker", `${name}-worker.ts`)),
      };
    });
}

/**
 * Chunks without an element that give behaviour to the page's own markup: `widgets/<area>/<name>/<name>.page.ts`.
 * @returns {{ name: string, folder: string, texts: string[] }[]} `texts` are its modules with translations, without their extension
 */
export function findPageChunks(root = ".") {
  return entries(join(root, "widgets"))
    .flatMap(({ name: area }) => entries(join(root, "widgets", area)).map(({ name }) => ({ area, name })))
    .filter(({ area, name }) => existsSync(join(root, "widgets", area, name, `${name}.page.ts`)))
    .map(({ area, name }) => {
      const { languages, textsFile } = findTexts(root, area, name);
      return { name, folder: `widgets/${area}/${name}`, texts: languages.map(textsFile) };
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

/**
 * The name, below `chunks/`, of a compiled module that is imported dynamically; of texts `fr` (the core's), `shop.fr`,
 * `suite-countdown.fr`; `shop.fr` is also what texts of the area's elements have in common.
 */
export function chunkName(file) {
  const [, area, language, name] = /(?:widgets\/([\w-]+)|shared)\/i18n\/(\w\w)(?:\/([\w-]+))?\.js$/.exec(file) ?? [];
  const owner = name && name !== area ? `suite-${name}` : area;
  return language ? [owner, language].filter(Boolean).join(".") : basename(file, ".js");
}
