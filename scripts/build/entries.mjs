import { findPageChunks } from "./elements.mjs";

const translated = ({ area, languages }) => {
  const imports = languages.map((language) => `${language}: () => import("./widgets/${area}/i18n/${language}.js")`);
  return imports.length ? `, translations({ ${imports.join(", ")} })` : "";
};

/** `dist/npm/<name>.js`: registers an element and those that it nests; both what bundlers import and what the chunk is made of. */
export const elementEntry = (element) => `\
${element.nests.map((name) => `import "./${name}.js";\n`).join("")}import { define } from "./shared/element/index.js";
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
 * `virtual:adoptions`: the adoptions of all declarations, without what only `dist/suite.css` is made of. Functions cannot be written down: an
 * adoption with `read` is imported from its own module, so that the loader loads no declaration.
 * @param {readonly { tag: string, enhances?: true | "control", adopts?: import("#shared/element/index.ts").Adoption }[]} declarations
 * @param {(file: string) => string} pathOf a module of the tree, without its ending
 */
export function adoptionsModule(elements, declarations, pathOf) {
  const imports = [];
  const imported = ({ folder, name }) => {
    const row = `row${imports.length}`;
    imports.push(`import ${row} from "${pathOf(`${folder}/${name}.adopt`)}";`);
    return row;
  };
  const rows = elements.flatMap((element) => {
    const { tag, adopts, enhances } = declarations.find((declaration) => declaration.tag === element.tag);
    if (!adopts) return [];
    if (!adopts.read) return JSON.stringify({ tag, ...adopts, enhances, space: undefined, waiting: undefined });
    return `{ ...${imported(element)}, ...${JSON.stringify({ tag, enhances })} }`;
  });
  const pages = findPageChunks().map(imported);
  return `${imports.join("\n")}\nexport default [${rows}];\nexport const pageChunks = [${pages}];`;
}
