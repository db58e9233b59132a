import type { Adoption } from "#shared/element/index.ts";

/** A link of the suite's bar, which stays; its attributes have no `data-` (behaviour/website-misc.md item 19). */
export default {
  tag: "suite-website-switch",
  selector: ".js_multi_website_switch",
  place: "after",
  attributes: { "website-id": "website-id", domain: "domain" },
} satisfies Adoption;
