import type { Adoption } from "#shared/element/index.ts";

/** Links to networks, which stay (behaviour/website-misc.md item 34). */
export default { tag: "suite-share", selector: ".s_share,.oe_share" } satisfies Adoption;
