import { findPageChunks } from "./elements.mjs";

const translated = ({ area, languages }) => {
  const imports = languages.map((language) => `${language}: () => import("./widgets/${area}/i18n/${language}.js")`);
  return imports.length ? `, translations({ ${imports.join(", ")} })` : "";
};

/** `dist/npm/<name>.js`: registers an element; both what bundlers import and what the chunk is made of. */
export const elementEntry = (element) => `\
import { define } from "./shared/element/index.js";
import { translations } from "./shared/i18n/index.js";
import declaration from "./${element.folder}/${element.name}.element.js";
define(declaration${translated(element)});
`;

export const elementTypes = ({ tag }) => `\
import "./elements.js";
/** Importing this file defines <${tag}>. */
export {};
`;

/** The classic one-element file. */
export const standaloneEntry = (element) => `\
import { placeElement } from "./shared/element/index.js";
import declaration from "./${element.folder}/${element.name}.element.js";
import "./${element.name}.js";
placeElement(declaration);
`;

/**
 * `virtual:doctor`: what elements may store, each name once, and the version.
 * @param {readonly { tag: string, storage?: readonly { kind: string, name: string, purpose: string }[] }[]} declarations
 */
export function doctorModule(declarations, version) {
  const rows = new Map();
  for (const { tag, storage = [] } of declarations)
    for (const { kind, name, purpose } of storage) {
      const row = rows.get(`${kind} ${name}`) ?? { kind, name, purpose, tags: [] };
      rows.set(`${kind} ${name}`, { ...row, tags: [...row.tags, tag] });
    }
  return `export const version = ${JSON.stringify(version)};\nexport const storage = ${JSON.stringify([...rows.values()])};`;
}

/**
 * `virtual:adoptions`: the adoption rows of all elements, with what their declarations say of how they are adopted.
 * @param {readonly { tag: string, drives?: true | "control" }[]} declarations
 * @param {(file: string) => string} pathOf a module of the tree, without its ending
 */
export function adoptionsModule(elements, declarations, pathOf) {
  const adopting = elements.filter(({ adopts }) => adopts);
  const imports = adopting.map(
    ({ folder, name }, index) => `import row${index} from "${pathOf(`${folder}/${name}.adopt`)}";`,
  );
  const rows = adopting.map((element, index) => {
    const { drives } = declarations.find(({ tag }) => tag === element.tag);
    return drives ? `{ ...row${index}, drives: ${JSON.stringify(drives)} }` : `row${index}`;
  });
  const chunks = findPageChunks();
  const pageImports = chunks.map(
    ({ folder, name }, index) => `import page${index} from "${pathOf(`${folder}/${name}.adopt`)}";`,
  );
  const pages = chunks.map((_, index) => `page${index}`);
  return `${[...imports, ...pageImports].join("\n")}\nexport default [${rows}];\nexport const pageChunks = [${pages}];`;
}
