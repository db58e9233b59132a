import type { Adoption } from "#shared/element/index.ts";

/** The page's header, in which it stands: style sheets of themes name a header by its parent (behaviour/website-misc.md item 42). */
export default {
  tag: "suite-sticky-header",
  selector: "header.o_affix_enabled",
  place: "inside",
} satisfies Adoption;
