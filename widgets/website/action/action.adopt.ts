import type { Adoption } from "#shared/element/index.ts";

/** Entries of the site's bar (behaviour/website-misc.md item 26). */
export default {
  tag: "suite-action",
  selector: "#oe_main_menu_navbar [data-action]",
  place: "after",
  attributes: { action: "data-action" },
} satisfies Adoption;
