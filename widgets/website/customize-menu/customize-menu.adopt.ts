import type { Adoption } from "#shared/element/index.ts";

/** At the end of the menu of the site's bar, below the suite's own entries (behaviour/website-misc.md item 30). */
export default {
  tag: "suite-customize-menu",
  selector: "#customize-menu>.dropdown-menu",
  place: "append",
} satisfies Adoption;
