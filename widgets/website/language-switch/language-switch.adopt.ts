import type { Adoption } from "#shared/element/index.ts";

/** The list of languages, whose links stay (behaviour/website-misc.md item 15). */
export default { tag: "suite-language-switch", selector: ".js_language_selector" } satisfies Adoption;
