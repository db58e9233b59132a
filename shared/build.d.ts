/** Modules and values that the build makes. */

/** Style sheets are imported as their minified text; the element layer makes constructed sheets of them. */
declare module "*.css" {
  const text: string;
  export default text;
}

/**
 * Elements that the loader knows:
 * - CSS rules that reserve the box of every element, one a line; names every tag once, without `suite-`;
 * - names of the chunks that a tag may need at first besides core and its own, with commas: `*` stands for the language;
 * - the chunks that each tag needs, in the order of the tags and with commas: one character each, from "0" on.
 */
type SuiteList = readonly [boxes: string, chunks: string, closures: string];
/** Elements in `suite.js`; the others are in the chunk `directory`. */
declare const __SUITE_LIST__: SuiteList;
/** Two-letter codes of the languages that have translations. */
declare const __SUITE_LANGUAGES__: string;
/** Adoption rows of all elements. */
declare module "virtual:adoptions" {
  const adoptions: readonly import("./loader/candidates.ts").AdoptionRow[];
  export default adoptions;
  /** Chunks that give behaviour to the page's markup. */
  export const pageChunks: readonly import("./loader/page-chunks.ts").PageChunkRow[];
}
/** Values of the declarations that the doctor reads. */
declare module "virtual:doctor" {
  export const version: string;
  /** Entries that all elements may store. */
  export const storage: readonly import("./doctor/facts.ts").StorageRow[];
}
