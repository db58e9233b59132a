/** Filled in by the build from the declarations. */
/** CSS rules that reserve every element's box; names every known tag. */
declare const __SUITE_BOXES__: string;
/** Two-letter codes of the languages that have translations. */
declare const __SUITE_LANGUAGES__: string;
/** Tags of elements that say nothing: they have no translations. */
declare const __SUITE_WORDLESS__: string;
/** The adoption rows of all elements. */
declare module "virtual:adoptions" {
  const adoptions: readonly import("./adopt.ts").AdoptionRow[];
  export default adoptions;
}
