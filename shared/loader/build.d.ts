/** Filled in by the build from the declarations. */
/** CSS rules that reserve every element's box; names every known tag, without `suite-`. */
declare const __SUITE_BOXES__: string;
/** Two-letter codes of the languages that have translations. */
declare const __SUITE_LANGUAGES__: string;
/**
 * Names of the chunks that a tag may need at first besides core and its own, with commas: `*` stands for the language, the empty one for the
 * tag's own texts.
 */
declare const __SUITE_CHUNKS__: string;
/** Which of these chunks each tag needs, in the order of the tags and with commas: one character each, from "0" on. */
declare const __SUITE_CLOSURES__: string;
/** The adoption rows of all elements. */
declare module "virtual:adoptions" {
  const adoptions: readonly import("./candidates.ts").AdoptionRow[];
  export default adoptions;
  /** Chunks that give behaviour to the page's markup. */
  export const pageChunks: readonly import("./page-chunks.ts").PageChunkRow[];
}
