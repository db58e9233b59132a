const translated = ({ languages, folder }) =>
  languages.length
    ? `, translations({ ${languages.map((language) => `${language}: () => import("./${folder}/i18n/${language}.js")`).join(", ")} })`
    : "";

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
