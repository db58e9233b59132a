import type { Adoption } from "#shared/element/index.ts";

/** A list whose parts are folded; one in another is a part of that (behaviour/website-misc.md item 36). */
export default { tag: "suite-folded-list", selector: ".o_ul_folded" } satisfies Adoption;
